import { Link, type LinkProps } from 'react-router-dom';
import { usePageEnvironment } from './page-environment';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  to: string;
}

/** A link within the site that preloads its target when hovered, touched or focused. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { preload } = usePageEnvironment();
  const preloadPage = () => preload(to);
  return (
    <Link
      to={to}
      onPointerEnter={preloadPage}
      onTouchStart={preloadPage}
      onFocus={preloadPage}
      {...rest}
    />
  );
}
