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
    <RouterLink to={href} className="card-link">
      {children}
    </RouterLink>
  );
}
