import { classNames, useHydrated } from '@lereng/web-ui';
import { useState, type ReactNode } from 'react';

export interface HomeSectionProps {
  /** Of the heading that names the section. */
  labelledBy: string;
  /** Class with about how high it is, as `[--height:50rem]`: what its place is kept by. */
  height: string;
  className?: string;
  children: ReactNode;
}

const LATER = '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--height)]';

/**
 * A part of the home page below what is seen first. As the server sent it, it is laid out and its
 * pictures are fetched when it comes near: a slow phone shows the first screen in half the time. In a
 * view that scripts made it is there at once, so that going back finds it where it was.
 */
export function HomeSection({ labelledBy, height, className, children }: HomeSectionProps) {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames(served && `${LATER} ${height}`, className)}
    >
      {children}
    </section>
  );
}
