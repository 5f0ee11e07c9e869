import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface EmptyStateProps {
  title: string;
  /** One sentence of explanation or advice. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** `mist` when nothing was found, `cloud` after a failure. */
  illustration?: 'mist' | 'cloud';
  /** Level of the heading; 1 when the state is the whole page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** A state without content: illustration, title, explanation and actions. */
export function EmptyState({
  title,
  children,
  actions,
  illustration = 'mist',
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center wrap-anywhere',
        className,
      )}
    >
      <Landscape weather={illustration} />
      <Heading className="mt-6 text-xl">{title}</Heading>
      {children && <div className="mt-3 text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

/** The sun over a horizon, behind mist or a cloud: field or water, a landscape of any venue. */
function Landscape({ weather }: { weather: 'mist' | 'cloud' }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150" className="w-52 max-w-full">
      <path
        d="M86 96a34 34 0 0 1 68 0z"
        className={classNames('fill-illustration-sun', weather === 'cloud' && 'opacity-35')}
      />
      <rect x="24" y="96" width="192" height="8" rx="4" className="fill-illustration-leaf" />
      <g className="fill-illustration-mid/40">
        <rect x="52" y="114" width="136" height="6" rx="3" />
        <rect x="82" y="129" width="76" height="6" rx="3" />
      </g>
      {weather === 'mist' && (
        <g className="fill-illustration-mist">
          <rect x="70" y="73" width="62" height="6" rx="3" />
          <rect x="104" y="84" width="66" height="6" rx="3" />
        </g>
      )}
      {weather === 'cloud' && (
        <g
          className="fill-illustration-cloud stroke-illustration-mid"
          strokeWidth="2.5"
          strokeLinejoin="round"
        >
          <path d="M137 62a15 15 0 0 1 3-29 21 21 0 0 1 40-2 16 16 0 0 1 5 31z" />
          <path d="M152 72l-5 11m19-11-5 11m19-11-5 11" fill="none" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
