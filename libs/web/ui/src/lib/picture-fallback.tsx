import { classNames } from './class-names';

/** Illustration in place of a missing picture; classes set its size. */
export function PictureFallback({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block bg-illustration-ground', className)}
    >
      <circle cx="262" cy="94" r="36" className="fill-illustration-sun opacity-30" />
      <path
        d="M-20 238c74-46 138-42 204-10 62-32 138-34 236 10v82H-20z"
        className="fill-illustration-leaf/35"
      />
      <path
        d="M-20 268c92-40 186-34 262-8 50-16 108-16 178 6v54H-20z"
        className="fill-illustration-leaf/55"
      />
      <g className="fill-illustration-mist">
        <rect x="60" y="176" width="150" height="9" rx="4.5" opacity=".85" />
        <rect x="196" y="196" width="128" height="9" rx="4.5" opacity=".7" />
        <rect x="24" y="204" width="86" height="8" rx="4" opacity=".6" />
      </g>
    </svg>
  );
}
