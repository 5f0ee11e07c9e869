import { PageLink } from '@lereng/web-feature';
import { CircleCheck, Circle } from 'lucide-react';
import { words } from '../words';
import { useSteps, type Step } from './use-steps';

const { firstSteps } = words;

/**
 * What a new owner does first: all steps with those that are done, until guests' orders reach the owner, and then what
 * is left of the demonstration.
 */
export function FirstSteps() {
  const found = useSteps();
  if (!found) return null;
  const { hasNumber, isDemo, steps } = found;
  const left = steps.filter(({ isLeft }) => isLeft);
  // The look of a venue that has nothing else of the demonstration may be the built-in one for good.
  if (hasNumber && left.every(({ text }) => text === firstSteps.look)) return null;
  const count = steps.filter(({ isDone }) => isDone).length;
  return (
    <details
      open={!hasNumber}
      className="rounded-card border border-line bg-surface-muted px-4 sm:px-5"
    >
      <summary className="cursor-pointer py-2.5">
        <h2 className="inline text-base font-semibold">
          {isDemo || hasNumber ? firstSteps.title : firstSteps.first}
        </h2>
      </summary>
      <p className="text-muted">
        {hasNumber ? firstSteps.text : isDemo ? firstSteps.orders : firstSteps.noNumber}
      </p>
      {!hasNumber && <Progress done={count} count={steps.length} />}
      <ol className="py-2">
        {(hasNumber ? left : steps).map((step) => (
          <StepItem key={step.page.getHref()} {...step} />
        ))}
      </ol>
    </details>
  );
}

const Progress = ({ done, count }: { done: number; count: number }) => (
  <div className="flex flex-wrap items-center gap-x-3 pt-2">
    <progress
      aria-label={firstSteps.progress(done, count)}
      max={count}
      value={done}
      className="h-2 min-w-24 grow appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success"
    />
    {/* The bar says it to screen readers. */}
    <span aria-hidden="true" className="text-sm text-muted">
      {firstSteps.progress(done, count)}
    </span>
  </div>
);

function StepItem({ text, page, isDone }: Step) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={
          isDone ? 'mt-3 size-5 shrink-0 text-success' : 'mt-3 size-5 shrink-0 text-subtle'
        }
      />
      {isDone ? (
        <span className="py-2.5 text-muted">
          <span>{text}</span>
          <span className="sr-only">{` (${firstSteps.done})`}</span>
        </span>
      ) : (
        <PageLink
          to={page.getHref()}
          className="block w-fit py-2.5 font-semibold text-accent-strong underline"
        >
          {text}
        </PageLink>
      )}
    </li>
  );
}
