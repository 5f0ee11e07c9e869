import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePageEnvironment } from './page-environment';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path within the site, with a query where it has one. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site that preloads its target when hovered, touched or focused. It does without
 * the router's `Link`, whose prefetching of another kind every visitor would download.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const { preload } = usePageEnvironment();
  const preloadPage = () => preload(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      href={useHref(to)}
      onClick={handleClick}
      onPointerEnter={preloadPage}
      onTouchStart={preloadPage}
      onFocus={preloadPage}
      {...rest}
    />
  );
}
