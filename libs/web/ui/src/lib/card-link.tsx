import type { ReactNode } from 'react';
import type { LinkComponent } from './link-component';

export interface CardLinkProps {
  href: string;
  link: LinkComponent;
  /** What the card is called. */
  children: ReactNode;
}

/** The one link of a card: named by its words, and as large as the card (the nearest `relative` box). */
export function CardLink({ href, link: RouterLink, children }: CardLinkProps) {
  return (
    <RouterLink
      to={href}
      className="after:absolute after:inset-0 after:rounded-card after:-outline-offset-3 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--ring)"
    >
      {children}
    </RouterLink>
  );
}
