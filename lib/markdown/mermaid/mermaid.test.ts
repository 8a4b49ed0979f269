import { describe, expect, test } from 'vitest'
import { renderDiagram } from './render-diagram'

/** What a reader sees of a diagram: its texts in alphabetical order, or the line and the message. */
function shown(source: string): string {
  const rendered = renderDiagram(source)
  if ('message' in rendered) return `${(rendered.at?.line ?? 0) + 1}: ${rendered.message}`
  const first = rendered.html.replace(/<svg class="narrow"[^]*/, '')
  return [...first.matchAll(/<text[^>]*>(.*?)<\/text>/g)]
    .map(([, text = '']) =>
      text
        .replace(/<\/tspan><tspan x/g, '</tspan> <tspan x')
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u200B', ''),
    )
    .map((text) => text.replaceAll(/\s+/g, ' ').replaceAll(' : ', ': ').trim())
    .filter((text) => text !== '')
    .toSorted()
    .join(' | ')
}

/** Syntax from Mermaid's manual, and the texts of its diagram, or the line and beginning of a message. */
type Cases = Record<string, string | RegExp>

const flow: Cases = {
  'flowchart LR\nid': 'id',
  '---\ntitle: Узел\n---\nflowchart LR\nid': 'id',
  '---\nconfig:\n  flowchart:\n    htmlLabels: false\n---\nflowchart LR\nid': 'id',
  'flowchart LR\nid1[Это текст]': 'Это текст',
  'flowchart LR\nid["Это ❤ Unicode"]': 'Это ❤ Unicode',
  'flowchart LR\nm["`Это **жирный** _текст_`"]': 'Это жирный _текст_',
  'flowchart LR\na["`Две\nстроки`"] --> b["`Три`"]': 'Две строки | Три',
  'flowchart LR\na["Две<br/>строки"] --> b["В кавычках\nи дальше"]': 'Две строки | В кавычках и дальше',
  'flowchart TD\nStart --> Stop': 'Start | Stop',
  'flowchart LR\nA["Map&lt;b&gt; &#35;1"] -- "#quot;да&quot;" --> B[fa:fa-car Машина]\nB --> C["fa:fa-a и &amp;lt;"] --> D[fab:fa-x]':
    '&quot;да&quot; | Map&lt;b&gt; #1 | fab:fa-x | и &amp;lt; | Машина',
  'flowchart RL\na(а)': 'а',
  'flowchart BT\na([а])': 'а',
  'flowchart LR\na[[а]]': 'а',
  'flowchart LR\na[(а)]': 'а',
  'flowchart LR\na((а))': 'а',
  'flowchart LR\na>а]': 'а',
  'flowchart LR\na{а}': 'а',
  'flowchart LR\na{{а}}': 'а',
  'flowchart LR\na[/а/]': 'а',
  'flowchart LR\na[\\а\\]': 'а',
  'flowchart LR\na[/а\\]': 'а',
  'flowchart LR\na[\\а/]': 'а',
  'flowchart LR\na(((а)))': 'а',
  'flowchart TD\nA@{ shape: rect, label: "Шаг" } --> B@{ shape: db }': 'Шаг | B',
  'flowchart TD\nA@{ shape: manual-file, label: "Файл" }':
    /^2: .*Формы «manual-file» нет\. Есть: rect, rounded/,
  'flowchart TD\nA@{ shape: constructor }': /^2: .*Формы «constructor» нет/,
  'flowchart TD\nA@{ icon: "fa:user", form: "square" }': /^2: .*Картинок и значков/,
  'flowchart TD\nA@{ img: "https://e.ru/a.png" }': /^2: .*Картинок и значков/,
  'flowchart LR\nA-->B': 'A | B',
  'flowchart LR\nA --- B': 'A | B',
  'flowchart LR\nA-- да, конечно ---B': 'A | B | да, конечно',
  'flowchart LR\nA---|да|B': 'A | B | да',
  'flowchart LR\nA-->|"да (нет)"|B': 'A | B | да (нет)',
  'flowchart LR\nA-- да-нет -->B': 'A | B | да-нет',
  'flowchart LR\nA-.->B;': 'A | B',
  'flowchart LR\nA -.- B': 'A | B',
  'flowchart LR\nA-. да .-> B': 'A | B | да',
  'flowchart LR\nA ==> B': 'A | B',
  'flowchart LR\nA == да ==> B': 'A | B | да',
  'flowchart LR\nA ~~~ B': 'A | B',
  'flowchart LR\nA -- да --> B -- нет --> C': 'A | B | C | да | нет',
  'flowchart LR\na --> b & c --> d': 'a | b | c | d',
  'flowchart TB\nA & B--> C & D': 'A | B | C | D',
  'flowchart LR\nA e1@--> B\ne1@{ animate: true }': 'A | B',
  'flowchart LR\nИгрок --x Сервер\nИгрок--oКлиент': 'Игрок | Сервер | Клиент',
  'flowchart LR\nA o--o B\nB <--> C\nC x--x D': 'A | B | C | D',
  'flowchart TD\nA{а} -- да ----> E[конец]\nA ==== B -..-> C': 'а | конец | B | C | да',
  'flowchart LR\nid1["Текст (в скобках)"]': 'Текст (в скобках)',
  'flowchart LR\nA["Кавычка: #quot;"] -->B["Знак: #9829;"]': 'Кавычка: &quot; | Знак: ♥',
  'flowchart TB\nc1-->a2\nsubgraph one\na1-->a2\nend\nsubgraph two [Два слова]\nb1-->b2\nend\none --> two':
    'one | Два слова | c1 | a2 | a1 | b1 | b2',
  'flowchart LR\nsubgraph TOP\ndirection TB\nsubgraph B1\ni1 --> f1\nend\nend\nA --> TOP':
    'TOP | B1 | A | i1 | f1',
  'flowchart LR\nsubgraph а %% нет\ndirection LR %% нет\nб --> в %% нет; да\nend\nг[5 %% 2]':
    'а | б | в | 5 %% 2',
  'flowchart LR\nsubgraph а\ndirection XX\nend': /^3: .*не разобрано «XX»/,
  'flowchart LR\nsubgraph "Одна `два`"\na\nend': 'Одна `два` | a',
  'flowchart LR\nA-->B\nclick A callback "Подсказка"\nclick B "https://e.ru" _blank': 'A | B',
  // the layout fails at these parts in columns
  'flowchart TD\nA -- да --- B\nC --- D\nE -- или --- F\nG <-- нет --> H':
    'A | B | C | D | E | F | G | H | да | или | нет',
  'flowchart LR\n%% комментарий\nA:::some --> B\nclassDef some fill:#f96\nclass A some\nlinkStyle 0 stroke:red\nstyle A fill:#fff':
    'A | B',
  'flowchart LR\nИгрок:::важно-->B:::so-so\nB --> В[Враг]:::важно': 'Игрок | B | Враг',
  '%%{init: {"theme": "dark"}}%%\ngraph TD; A-->B; B-->C;': 'A | B | C',
  'graph TD\naccTitle: Имя\naccDescr { много\nстрок }\nA': 'A',
  'flowchart LR\nA[Текст (да)]':
    /^2: Схема показана текстом, не разобрано «\[Текст \(да\)\]»\. Ожидается узел/,
  'flowchart LR\nA -> B': /^2: .*не разобрано «-> B»/,
  'flowchart LR\nsubgraph а\nA': /^3: .*Закройте группу: end/,
  'flowchart LR\nA\nend': /^3: .*Лишнее end/,
}

const sequence: Cases = {
  'sequenceDiagram\nparticipant Алиса\nАлиса->>Боб: Привет': 'Алиса | Боб | Привет',
  'sequenceDiagram\nloop а\nconstructor ->> B: б\nend': 'constructor | B | цикл: а | б',
  'sequenceDiagram\nactor A as Игрок\nA->>A: Сам себе': 'Игрок | Сам себе',
  'sequenceDiagram\nparticipant A@{ "type": "database" } as База\nA->>B: а': 'База | B | а',
  'sequenceDiagram\nA->>B: а\ncreate participant C as Новый\nB->>C: б\ndestroy C\nB-xC: в':
    'A | B | а | Новый | б | в',
  'sequenceDiagram\nbox Purple Клиенты\nparticipant A\nend\nA->>B: а': 'A | B | а | Клиенты',
  'sequenceDiagram\nA->B: 1\nA-->B: 2\nA->>B: 3\nA-->>B: 4\nA<<->>B: 5\nA<<-->>B: 6\nA-xB: 7\nA--xB: 8\nA-)B: 9\nA--)B: 10':
    'A | B | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10',
  'sequenceDiagram\nИгрок --x Веб-сервер: нет': 'Игрок | Веб-сервер | нет',
  'sequenceDiagram\nA->>J: а\nactivate J\nJ-->>A: б\ndeactivate J': 'A | J | а | б',
  'sequenceDiagram\nA->>+J: а\nJ-->>-A: б': 'A | J | а | б',
  'sequenceDiagram\nNote right of J: заметка\nnote left of J: другая<br>строка':
    'J | заметка | другая строка',
  'sequenceDiagram\nA->J: а\nNote over A,J: общая': 'A | J | а | общая',
  'sequenceDiagram\nA->J: а<br/>б': 'A | J | а б',
  'sequenceDiagram\nloop Каждый кадр\nA-->J: а\nend': 'A | J | а | цикл: Каждый кадр',
  'sequenceDiagram\nalt болен\nA->>J: а\nelse здоров\nA->>J: б\nend\nopt ещё\nJ->>A: в\nend':
    'A | J | а | б | выбор: болен | здоров | в | если: ещё',
  'sequenceDiagram\npar А Б\nA->>J: а\nand А В\nA->>B: б\nend': 'A | J | B | а | б | параллельно: А Б | А В',
  'sequenceDiagram\ncritical Связь\nA->>J: а\noption Нет\nA->>A: б\nend\nbreak Сбой\nA->>J: в\nend':
    'A | J | а | б | критично: Связь | Нет | в | прервать: Сбой',
  'sequenceDiagram\nrect rgb(1, 2, 3)\nA->>J: а\nend': 'A | J | а',
  'sequenceDiagram\n%% нет\nA->>J: #9829; и #35;': 'A | J | ♥ и #',
  'sequenceDiagram\nA->>J: #99999999; и #35;x': 'A | J | #99999999; и #x',
  'sequenceDiagram\nautonumber\nA->>J: а\nJ->>A: б': 'A | J | 1. а | 2. б',
  'sequenceDiagram\nA->>J: а\nlink A: Панель @ https://e.ru': 'A | J | а',
  'sequenceDiagram\ntitle: Вход\nA->>J: а; J->>A: б': 'A | J | а | б | Вход',
  'sequenceDiagram A->>J: в одной строке': 'A | J | в одной строке',
  'sequenceDiagram\nA->>J:': 'A | J',
  'sequenceDiagram\nA-|\\J: а': /^2: .*Ожидается сообщение/,
  'sequenceDiagram\nA->>J': /^2: .*Ожидается сообщение/,
  'sequenceDiagram\nloop а\nA->>J: а': /^2: .*Закройте loop: end/,
  'sequenceDiagram\nA->>J: а\nend': /^3: .*Лишнее end/,
  'sequenceDiagram\nloop а\nA->>J: а\nelse б\nend': /^4: .*«else» бывает только внутри alt/,
}

const state: Cases = {
  'stateDiagram-v2\n[*] --> Still\nStill --> [*]': '● | Still | ◉',
  'stateDiagram\ns1': 's1',
  'stateDiagram-v2\nstate "Это описание" as s2': 'Это описание',
  'stateDiagram-v2\ns2 : Это описание': 'Это описание',
  'stateDiagram-v2\ns1 --> s2: Переход': 's1 | s2 | Переход',
  'stateDiagram-v2\ns1 --> s2\ns2: Позже<br>названо': 's1 | Позже названо',
  'stateDiagram-v2\n[*] --> First\nstate First {\n[*] --> second\nsecond --> [*]\n}':
    '● | First | ● | second | ◉',
  'stateDiagram-v2\nstate "Внешнее" as A {\nstate Б {\nв\n}\n}\nA --> г': 'Внешнее | Б | в | г',
  'stateDiagram-v2\nstate "Да" as A\nA --> [*]: n < 0\nA: Нет, "да"\nstate A {\nb --> style\nstate c {}\n}':
    '◉ | Нет, &quot;да&quot; | n &lt; 0 | b | style | c',
  'stateDiagram-v2\nstate if_state <<choice>>': /^2: .*«state if_state <<choice>>».* choice, fork, join/,
  'stateDiagram-v2\na --> b\nnote right of a': /^3: .*«note right of a»\. Ожидается состояние/,
  'stateDiagram-v2\nstate Active {\na --> b\n--\nc --> d\n}': /^4: .* параллельных областей нет/,
  'stateDiagram-v2\ndirection LR\na --> b %% нет\nc %% нет\nc --> b : 5 %% 2': 'a | b | c | 5 %% 2',
  'stateDiagram-v2\ndirection LR %% нет\nstate a {\ndirection TB %% нет\nb\n}': 'a | b',
  'stateDiagram-v2\ndirection XX\na': /^2: .*«direction XX»/,
  'stateDiagram-v2\n%% нет\na:::плохо --> b:::bad\nclassDef bad fill:#f00\nclass a bad\nstyle b fill:red':
    'a | b',
  'stateDiagram-v2\nhide empty description\nscale 350 width\nиз-дома --> в-лес': 'из-дома | в-лес',
  'stateDiagram-v2\na -> b': /^2: .*Ожидается состояние или переход/,
  'stateDiagram-v2\nstate а {\nб': /^3: .*Закройте скобку/,
  'stateDiagram-v2\nа\n}': /^3: .*«}»/,
}

const classes: Cases = {
  'classDiagram\nclass BankAccount\nBankAccount : +String owner\nBankAccount : +deposit(amount)':
    'BankAccount | + owner: String | + deposit(amount)',
  'classDiagram\nclass A {\n+String owner\n+withdrawal(amount) bool\n}':
    'A | + owner: String | + withdrawal(amount): bool',
  'classDiagram\nclass A["Имя с пробелами"]\nA --> B': 'Имя с пробелами | B',
  'classDiagram\nclass `Имя: (1)`\n`Имя: (1)` --> B': 'Имя: (1) | B',
  'classDiagram\nclass Square~Shape~{\nint id\nList~int~ position\nsetPoints(List~int~ points)\n}':
    'Square&lt;Shape&gt; | id: int | position: List&lt;int&gt; | setPoints(List&lt;int&gt; points)',
  'classDiagram\nclass A {\n+поле: тип\n-метод(а: б): в\n+List~List~int~~ ряд\nМап~Ключ, Имя~ карта\n}':
    'A | + поле: тип | + ряд: List&lt;List&lt;int&gt;&gt; | карта: Мап&lt;Ключ, Имя&gt; | - метод(а: б): в',
  'classDiagram\nclass A{\n<<interface>>\n-draw()* void\n+get()$ int\n}':
    '&lt;&lt;interface&gt;&gt; | A | - draw(): void | + get(): int',
  'classDiagram\nclass A\n<<service>> A': '&lt;&lt;service&gt;&gt; | A',
  'classDiagram\nA <|-- B\nC *-- D\nE o-- F\nG --> H\nI -- J\nK ..> L\nM ..|> N\nO .. P':
    'A | B | C | D | E | F | G | H | I | J | K | L | M | N | O | P',
  'classDiagram\nA<|--B : наследует\nИгрок--*Вещь\nB <|--|> C': 'A | B | Игрок | Вещь | C | наследует',
  'classDiagram\nCustomer "1" --> "*" Ticket : есть': 'Customer | Ticket | есть | 1 | *',
  'classDiagram\nbar ()-- foo': /^2: .*Связи со знаком \(\) нет/,
  'classDiagram\nnamespace Base {\nclass A\n}': /^2: .*Рамок namespace нет/,
  'classDiagram\nnote for A "Текст"\nclass A': /^2: .*Заметок у классов нет/,
  'classDiagram\ndirection RL\nclass A:::вид\nclick A href "https://e.ru"\nstyle A fill:#f9f\nclassDef css fill:#f9f\ncssClass "A" css':
    'A',
  'classDiagram\nA -> B': /^2: .*Ожидается класс или связь/,
  'classDiagram A <|-- B': 'A | B',
  'classDiagram\nclass A {\n- std::unique_ptr~T~ m\n+имя: std::string\n+get(a::B b) std::vector~int~\n+set() : ns::T\n::все\n}':
    'A | - m: std::unique_ptr&lt;T&gt; | + имя: std::string | ::все | + get(a::B b): std::vector&lt;int&gt; | + set(): ns::T',
  'classDiagram\nA : -std::string x\nA:::вид --> B:::вид : ns::f': 'A | - x: std::string | B | ns::f',
  'classDiagram\nA --> B::C': /^2: .*Ожидается класс или связь/,
}

const entities: Cases = {
  'erDiagram\nCUSTOMER ||--o{ ORDER : places': 'CUSTOMER | (без полей) | ORDER | (без полей) | places',
  'erDiagram\np[Человек] }o--|| q["Их записи"] : пишет\nq ||--|| p : ""':
    'Их записи | (без полей) | Человек | (без полей) | пишет',
  'erDiagram CUSTOMER ||--o{ ORDER : places': 'CUSTOMER | (без полей) | ORDER | (без полей) | places',
  'erDiagram\nA:::x ||--|| B:::y,z : a\nclassDef x fill:#f00': 'A | (без полей) | B | (без полей) | a',
  'erDiagram\nИГРОК': 'ИГРОК | (без полей)',
  'erDiagram\n"Имя с пробелом ❤" }|..|{ B : "в кавычках"':
    'Имя с пробелом ❤ | (без полей) | B | (без полей) | в кавычках',
  'erDiagram\nA { int[] a\nint b "{к}" }\nB {}\nA ||--o{ B : "а {б}"':
    'A | int[] | a | int | b ({к}) | B | (без полей) | а {б}',
  'erDiagram\nA { string id PK }': 'A | PK | string | id',
  'erDiagram\nA {\nstring name\nint[] n PK, FK "ключ"\nstring *id\nvarchar(5) x UK\n}':
    'A | string | name | int[] | n (ключ) | PK,FK | string | id | PK | varchar(5) | x | UK',
  'erDiagram\np[Человек] {\nstring имя\n}\na["Счёт игрока"]\np ||--o| a : есть':
    'Человек | string | имя | Счёт игрока | (без полей) | есть',
  'erDiagram\nCAR 1 to zero or more DRIVER : ведёт\nPERSON many(0) optionally to 0+ DRIVER : это':
    'CAR | (без полей) | DRIVER | (без полей) | PERSON | (без полей) | ведёт | это',
  'erDiagram\ndirection LR\nA ||--|| B : ""\nclassDef x fill:#f9f\nclass A x\nstyle B fill:red':
    'A | (без полей) | B | (без полей)',
  'erDiagram\nA ||--o{ B': 'A | (без полей) | B | (без полей)',
  'erDiagram\nA -- B : а': /^2: .*Ожидается сущность или связь/,
  'erDiagram\nA {\nstring\n}': /^3: .*Ожидается «тип имя/,
}

const all = { flow, sequence, state, classes, entities }
for (const [kind, cases] of Object.entries(all))
  describe(kind, () => {
    test.each(Object.entries(cases))('%j shows its texts, or says what is wrong', (source, expected) => {
      if (typeof expected === 'string')
        expect(shown(source)).toBe(expected.split(' | ').toSorted().join(' | '))
      else expect(shown(source)).toMatch(expected)
    })
  })

test('the node named first is drawn first, even if edges lead back to it', () => {
  const places = (source: string) => {
    const rendered = renderDiagram(source)
    const html = 'html' in rendered ? rendered.html.replace(/<svg[^>]*class="narrow"[^]*/, '') : ''
    return ['первый', 'второй', 'третий'].map((name) =>
      Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${name}<`).exec(html)?.[1]),
    )
  }
  for (const source of [
    'flowchart LR\nа[первый] -->|туда| б{второй}\nб --> в[третий]\nв -->|обратно| а',
    'stateDiagram-v2\ndirection LR\nпервый --> второй\nвторой --> третий\nтретий --> второй : обратно',
  ]) {
    const found = places(source)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found[2]).toBeGreaterThan(0)
  }
})

test.each(['gantt\n  title План', 'pie\n "а": 1', 'flow', '', 'flowchart LR'])(
  'a diagram of unknown kind or without content is text: %j',
  (source) => {
    expect(shown(source)).toMatch(/^1: Схема показана текстом/)
  },
)

test('a relation without a label has no box on its line', () => {
  const boxes = (role: string) => {
    const rendered = renderDiagram(`erDiagram\nA ||--|| B : ${role}`)
    return 'html' in rendered
      ? rendered.html.replace(/<svg class="narrow"[^]*/, '').match(/<rect/g)?.length
      : 0
  }
  expect(boxes('есть')).toBe((boxes('""') ?? 0) + 1)
})
