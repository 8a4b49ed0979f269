import type { KeyboardEvent, Ref } from 'react'
import { cellBeside, cellName, cells, isSame } from './board'
import { momentOf, sceneOf, send, initialExchange, withPing, type Exchange } from './exchange'
import { describeMoment } from './describe-moment'
import { Range, type FigureProps } from './parts'
import type { MapPoint } from './place-point'
import { Messages } from './messages'
import { Flight, gridOf, Ground, Pawn, placeOn, rhombus, Rock, slabs, translateTo } from './scene-parts'

export interface SceneState {
  exchange: Exchange
  /** The cell that Tab reaches (roving tabindex). */
  focus: MapPoint
  /** Whether the scene is paused at the moment of a message. */
  isPaused?: boolean
  /** Whether the reader has pressed something: from then on changes are announced. */
  isPlayed?: boolean
}
export const initialState: SceneState = { exchange: initialExchange, focus: initialExchange.command.to }

const labels = [
  ['Сервер решает', 200, 14, 'middle'],
  ['boris', 58, 100, 'middle'],
  ['vera', 342, 100, 'middle'],
  ['Вы\u00a0— anna', 40, 348, 'start'],
] as const

/** The looks of a map and of the rock on it: as in all pictures, the server is solid and a client an outline. */
const solid = ['solid', 'solid edged'] as const
const outlined = ['outline paper', 'outline paper'] as const

const picture = 'Сервер и три клиента с одной картой: на каждой стоит anna'

interface SceneProps extends FigureProps<SceneState> {
  stage?: Ref<HTMLDivElement>
}

/** The game on the server and as three players see it. Pressing a cell sends a command. */
export function Scene({ state = initialState, setState, stage }: SceneProps) {
  const { exchange, isPlayed } = state
  const shown = sceneOf(exchange)
  const play = (next: Partial<SceneState>) => setState?.({ ...state, isPlayed: true, ...next })
  return (
    <>
      <div className="stage" ref={stage}>
        <output aria-live={isPlayed ? 'polite' : 'off'}>
          {isPlayed || exchange !== initialExchange
            ? describeMoment(exchange)
            : 'Нажмите на\u00a0клетку своей карты: куда пойдёт anna, решит сервер.'}
        </output>
        <svg width="100%" viewBox="0 0 400 356">
          <World shown={shown} />
          <OwnMap state={state} setState={setState} />
          <Flights shown={shown} />
        </svg>
        <Range
          label="Ваш пинг, мс"
          value={Math.round(exchange.ping * 1000)}
          min={20}
          max={400}
          step={20}
          onChange={setState && ((ping) => play({ exchange: withPing(exchange, ping / 1000) }))}
        />
        <p>
          Время замедлено в&nbsp;пять раз. У&nbsp;остальных пинг 80&nbsp;мс, у&nbsp;сервера 30&nbsp;кадров
          в&nbsp;секунду.
        </p>
      </div>
      <Messages
        exchange={exchange}
        current={shown.current}
        onPress={
          setState &&
          ((index) =>
            play({
              exchange: { ...exchange, now: momentOf(exchange, index), refusal: undefined },
              isPaused: true,
            }))
        }
      />
    </>
  )
}

interface ShownProps {
  shown: ReturnType<typeof sceneOf>
}

/** The path of messages between two characters. The maps hide most of it. */
const wire = (from: MapPoint, to: MapPoint) => `M${from.x} ${from.y}L${to.x} ${to.y}`

/** The server and the other players with their maps, and the ground of the reader's map. */
const World = ({ shown }: ShownProps) => (
  <g role="img" aria-label={picture}>
    {[...slabs.others, slabs.own].map((slab) => (
      <path
        key={slab.x + slab.y}
        className="wire"
        d={wire(
          placeOn(slabs.server, shown.server),
          placeOn(slab, slab === slabs.own ? shown.own : shown.others),
        )}
      />
    ))}
    {[slabs.server, ...slabs.others].map((slab) => {
      const [look, rockLook] = slab === slabs.server ? solid : outlined
      const place = slab === slabs.server ? shown.server : shown.others
      return (
        <g key={slab.x}>
          <Ground slab={slab} look={look} />
          <path className="lines" d={gridOf(slab)} />
          <Rock slab={slab} look={rockLook} />
          <Pawn slab={slab} cell={place} />
        </g>
      )
    })}
    <Ground slab={slabs.own} look="outline paper" />
    {labels.map(([text, x, y, anchor]) => (
      <text key={text} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    ))}
  </g>
)

/** The cells of the reader's map. In the live scene they are buttons, and arrow keys move between them. */
function OwnMap({ state, setState }: FigureProps<SceneState> & { state: SceneState }) {
  const { exchange, focus } = state
  const press = (cell: MapPoint) =>
    setState?.({ exchange: send(exchange, cell), focus: cell, isPlayed: true })
  const onKey = (event: KeyboardEvent<SVGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      press(focus)
    }
    const next = cellBeside(focus, event.key)
    if (!next) return
    event.preventDefault()
    const tiles = event.currentTarget.querySelectorAll<SVGElement>('[role]')
    tiles[cells.findIndex((cell) => isSame(cell, next))]?.focus()
  }
  return (
    <g {...(setState && { role: 'group', 'aria-label': 'Карта вашего клиента', onKeyDown: onKey })}>
      {cells.map((cell) => (
        <path
          key={cellName(cell)}
          className={isSame(cell, exchange.command.to) ? 'tile outline veil' : 'tile outline paper'}
          transform={translateTo(placeOn(slabs.own, cell))}
          d={rhombus(slabs.own.half)}
          {...(setState && {
            role: 'button',
            tabIndex: isSame(cell, focus) ? 0 : -1,
            'aria-label': `Отправить anna: ${cellName(cell)}`,
            onFocus: () => setState({ ...state, focus: cell }),
            onClick: () => press(cell),
          })}
        />
      ))}
      {/* again, above the outlines of its neighbours */}
      <path
        className="outline asked"
        transform={translateTo(placeOn(slabs.own, exchange.command.to))}
        d={rhombus(slabs.own.half)}
      />
    </g>
  )
}

/** The characters on the reader's map, and the messages in flight above all maps. */
function Flights({ shown }: ShownProps) {
  const onServer = placeOn(slabs.server, shown.server)
  const onOwn = placeOn(slabs.own, shown.own)
  return (
    <g pointerEvents="none" aria-hidden="true">
      <Rock slab={slabs.own} look="outline paper" />
      <Pawn slab={slabs.own} cell={shown.own} />
      <Flight look="ring paper" from={onOwn} to={onServer} part={shown.flights.command} />
      <Flight look="solid edged" from={onServer} to={onOwn} part={shown.flights.own} />
      {slabs.others.map((slab) => (
        <Flight
          key={slab.x}
          look="solid edged"
          from={onServer}
          to={placeOn(slab, shown.others)}
          part={shown.flights.others}
        />
      ))}
    </g>
  )
}
