import { renderMermaidSVG } from 'beautiful-mermaid'
import { drawSequence } from './draw-sequence'
import { shielded } from '../../text/marks'
import { unshield, withoutEmptyLabels } from './label'
import { withEnds, type LibrarySource } from './library-source'
import { shiftEdges, withoutGroupDirections } from './nested-groups'
import { readClasses } from './read-classes'
import { readEntities } from './read-entities'
import { readFlow } from './read-flow'
import { readSequence } from './read-sequence'
import { readState } from './read-state'
import { size } from './sequence-columns'
import { DiagramError, statementsOf, type Statement } from './statement'

/** A diagram as SVG, with a second layout for narrow screens. */
export interface Drawing {
  wide: string
  narrow: string
  /** The smallest font size, in units of the drawing. */
  fontSize: number
}

/** The first statement: the kind of the diagram, and the rest of its line. */
const header =
  /^(?:(?<flow>graph|flowchart(?:-elk)?)\b[ \t]*(?<direction>TD|TB|LR|RL|BT)?|(?<kind>sequenceDiagram|stateDiagram|classDiagram|erDiagram)(?:-v2)?)(?![\w-])\s*;?(?<rest>[^]*)$/

/** Line lengths of labels, for tight and for wide columns. */
const lineLengths = { narrow: 13, wide: 26 }

/** Draws a diagram, or throws a `DiagramError`. */
export function drawDiagram(source: string): Drawing {
  const [first = { text: '', line: 0 }, ...others] = statementsOf(source)
  const { flow, direction = 'TB', kind, rest = '' } = header.exec(first.text)?.groups ?? {}
  if (!flow && !kind)
    throw new DiagramError(
      first,
      'Рисуются flowchart, sequenceDiagram, stateDiagram-v2, classDiagram и erDiagram. Другую схему вставьте картинкой',
    )
  const statements: Statement[] =
    rest.trim() === '' ? others : [{ text: rest.trim(), line: first.line }, ...others]
  if (statements.length === 0) throw new DiagramError(first, 'В схеме ничего нет')
  if (kind === 'sequenceDiagram') {
    const sequence = readSequence(statements)
    if (sequence.actors.length === 0) throw new DiagramError(first, 'В схеме нет участников')
    return {
      wide: drawSequence(sequence, lineLengths.wide),
      narrow: drawSequence(sequence, lineLengths.narrow),
      fontSize: size.text,
    }
  }
  const read = flow ? readFlow(statements, direction) : readKind(kind, statements)
  const turned = read.lines.map((line) => line.replace(/^(flowchart|direction) (?:LR|RL)$/, '$1 TB'))
  return {
    wide: withLibrary(read, first),
    narrow: withLibrary({ ...read, lines: turned }, first),
    fontSize: 11,
  }
}

function readKind(kind: string | undefined, statements: Statement[]): LibrarySource {
  if (kind === 'stateDiagram') return readState(statements)
  return kind === 'classDiagram' ? readClasses(statements) : readEntities(statements)
}

function withLibrary(read: LibrarySource, place: Statement): string {
  const svg = layOut(read, place)
  const lost = read.lines
    .join('\n')
    .match(word)
    ?.find((one) => !isThere(one, svg))
  if (lost !== undefined)
    throw new DiagramError({ ...place, text: unshield(lost) }, 'Это не удалось показать: напишите иначе')
  return unshield(withoutEmptyLabels(svg))
}

/** Lays out a diagram. The library can fail on disconnected parts with labels in one column: retry in rows. */
function layOut({ lines, edges }: LibrarySource, place: Statement): string {
  const asWritten = withoutGroupDirections(lines).join('\n')
  const inRows = asWritten.replace(/^flowchart (?:T[BD]|BT)$/m, 'flowchart LR')
  for (const source of [asWritten, inRows]) {
    try {
      return withEnds(shiftEdges(renderMermaidSVG(source, { padding: 12 }), source), edges)
    } catch {
      // the library's errors say nothing about the diagram
    }
  }
  throw new DiagramError(place, 'Разложить схему не удалось: разделите её на части')
}

/** A word of a source, in which private-use characters stand for punctuation, see `shield`. */
const word = new RegExp(String.raw`[\p{L}${shielded}][\p{L}\p{N}${shielded}]+`, 'gu')

/** Words that never appear in the image: keywords, tags in labels, and the names that `readFlow` gives. */
const unseen =
  /^(?:flowchart|classDiagram|erDiagram|subgraph|end|direction|TB|TD|LR|BT|RL|class|br|strong|em|del|[gn]\d+)$/

/** Whether the image shows a word of the source. The library silently drops syntax it does not support. */
const isThere = (one: string, svg: string): boolean => unseen.test(one) || svg.includes(one)
