/** The logo: a sun behind a slope. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <circle cx="26.5" cy="15" r="7.5" className="fill-illustration-sun" />
      <path d="M2 33 14.2 12.6c1-1.7 2.2-1.9 3.4-.5l3.2 3.8L38 33z" className="fill-current" />
      <path
        d="M8.6 29.4c4.6-4.4 9.4-4.7 13.6-2.3 3.4-2.6 7.4-3 10.6-.3"
        className="fill-none stroke-illustration-leaf"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
