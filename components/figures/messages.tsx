import type { Exchange } from './exchange'
import { messagesOf } from './messages-of'

const titles = [
  ['client', 'Команда', 'вы → сервер'],
  ['server', 'Пакет для\u00a0anna', 'сервер → вы'],
  ['server', 'Пакет для\u00a0остальных', 'сервер → все'],
] as const

const Json = ({ text }: { text: string }) =>
  text.split(/("[^"]*"|-?\d[\d.]*|false)/).map((part, index, parts) => {
    const value = part.startsWith('"') ? 'ts' : 'tv'
    const named = parts[index + 1]?.startsWith(':') ? 'tt' : value
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one string
      <span key={index} className={index % 2 === 0 ? 'tq' : named}>
        {part}
      </span>
    )
  })

interface MessagesProps {
  exchange: Exchange
  /** Which messages to highlight. */
  current: boolean[]
  /** Called with the index of the pressed message. Without it, messages are not buttons. */
  onPress?: (index: number) => void
}

/** The three messages of an exchange. Those in progress are highlighted. */
export function Messages({ exchange, current, onPress }: MessagesProps) {
  return (
    <ol className="messages">
      {messagesOf(exchange).map((text, index) => {
        const [side, title, way] = titles[index] ?? titles[0]
        const name = (
          <>
            <i className={`sidemark ${side}`} /> {index + 1}. {title} <small>{way}</small>
          </>
        )
        return (
          <li key={title} aria-current={current[index] ? 'step' : undefined}>
            {onPress ? (
              <button type="button" onClick={() => onPress(index)}>
                {name}
              </button>
            ) : (
              <b>{name}</b>
            )}
            <pre>
              <code>
                <Json text={text} />
              </code>
            </pre>
          </li>
        )
      })}
    </ol>
  )
}
