import { formatProblem, messageParts, type Problem } from '@/lib/problems/problem'
import { countOf } from '@/lib/text/plural'
import { strings } from '@/lib/strings'
import './dev.css'

/** Content problems, shown over the page in development: the same messages as `npm run check`. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (
    // the key opens the list again when its problems change
    <details className="problems" open={errors > 0} key={JSON.stringify(problems)} aria-live="polite">
      <summary>{countOf(problems.length, strings.dev.problems)}</summary>
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
