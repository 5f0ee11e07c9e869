import type { ReactNode } from 'react';
import type { LinkComponent } from './link-component';

export interface CardLinkProps {
  href: string;
  link: LinkComponent;
  /** Accessible name of the card. */
  children: ReactNode;
}

/** A card's only link, extended to the nearest positioned ancestor. */
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
