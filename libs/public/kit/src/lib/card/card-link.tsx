import type { LinkComponent } from '@lereng/web-ui';
import type { ReactNode } from 'react';

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
