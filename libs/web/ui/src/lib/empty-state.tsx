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

/** Open ground below the sky, with the sun behind mist or a cloud: a landscape of any venue. */
function Landscape({ weather }: { weather: 'mist' | 'cloud' }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150" className="w-52 max-w-full">
      <ellipse cx="120" cy="128" rx="112" ry="16" className="fill-illustration-ground" />
      {weather === 'mist' ? (
        <circle cx="166" cy="52" r="20" className="fill-illustration-sun" />
      ) : (
        <circle cx="166" cy="52" r="20" className="fill-illustration-sun opacity-35" />
      )}
      <path d="M18 128c34-30 86-38 130-24 26 4 52 12 72 24z" className="fill-illustration-mid/40" />
      <path d="M20 128c26-24 56-27 84-12 24-20 66-22 112 12z" className="fill-illustration-leaf" />
      <g className="fill-illustration-mist">
        <rect x="40" y="86" width="86" height="7" rx="3.5" opacity=".92" />
        <rect x="104" y="98" width="96" height="7" rx="3.5" opacity=".92" />
        <rect x="58" y="110" width="44" height="6" rx="3" opacity=".6" />
      </g>
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
