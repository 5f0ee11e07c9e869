import { classNames, useServedView } from '@lereng/web-ui';
import type { ReactNode } from 'react';

export interface HomeSectionProps {
  /** Of the heading that names the section. */
  labelledBy: string;
  /** Class with about how high it is without its padding, as `[--height:50rem]`. */
  height: string;
  className?: string;
  children: ReactNode;
}

/** A part of the home page below what is seen first. */
export function HomeSection({ labelledBy, height, className, children }: HomeSectionProps) {
  const served = useServedView();
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames(served && `laid-out-later ${height}`, className)}
    >
      {children}
    </section>
  );
}
