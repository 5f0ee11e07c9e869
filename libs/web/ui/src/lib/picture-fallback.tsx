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
        d="M-20 214 96 112c16-14 29-13 43 0 10 9 20 9 30 1 13-11 25-9 38 4l213 117v86H-20z"
        className="fill-illustration-mid/25"
      />
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
      <path
        d="M414 18c-40 2-74 14-100 40"
        className="fill-none stroke-illustration-dark/70"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="fill-illustration-leaf">
        <path d="M352 30c-6-16-20-22-38-20 4 16 18 24 38 20z" />
        <path d="M336 44c-18-4-30 2-38 16 16 6 30 0 38-16z" />
        <path d="M376 24c2 14 12 22 28 22-2-14-12-22-28-22z" />
      </g>
      <g className="fill-illustration-sun">
        <circle cx="344" cy="72" r="19" />
        <circle cx="380" cy="66" r="16" />
      </g>
    </svg>
  );
}
