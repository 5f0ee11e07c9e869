import { useWasServerRendered } from '@lereng/public-kit';
import { classNames } from '@lereng/web-ui';
import type { ReactNode } from 'react';

export interface HomeSectionProps {
  /** Id of the section's heading. */
  labelledBy: string;
  /** Class with the estimated height without padding, `[--height:50rem]`. */
  height: string;
  className?: string;
  children: ReactNode;
}

/** A section of the home page below the first screen. */
export function HomeSection({ labelledBy, height, className, children }: HomeSectionProps) {
  const serverRendered = useWasServerRendered();
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames(serverRendered && `content-visibility-auto ${height}`, className)}
    >
      {children}
    </section>
  );
}
