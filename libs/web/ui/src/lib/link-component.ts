import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** A router's link component, passed in: this library depends on no router. */
export type LinkComponent = ComponentType<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }
>;
