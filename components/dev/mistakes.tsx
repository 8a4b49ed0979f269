import { formatProblem, messageParts, type Problem } from '@/lib/problems/problem'
import { countOf } from '@/lib/text/plural'
import { strings } from '@/lib/strings'
import './authoring.css'

/** What is wrong with the content, over the page while it is written: the messages of `npm run check`. */
export function Mistakes({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (
    // other mistakes open the list again
    <details className="mistakes" open={errors > 0} key={JSON.stringify(problems)} aria-live="polite">
      <summary>{countOf(problems.length, strings.authoring.mistakes)}</summary>
      <ol>
        {problems.map((problem) => {
          const [place, severity, message, rule] = messageParts(problem)
          return (
            <li key={formatProblem(problem)} className={problem.severity}>
              <code>{place}</code> <b>{severity}</b>
              <p>{message}</p>
              <small>{rule}</small>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
