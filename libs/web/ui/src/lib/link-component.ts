import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** A router's link, handed in by whoever knows a router; the components here know none. */
export type LinkComponent = ComponentType<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }
>;
