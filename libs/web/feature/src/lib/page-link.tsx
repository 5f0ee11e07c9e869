import { Link, type LinkProps } from 'react-router-dom';
import { usePageEnvironment } from './page-context';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  to: string;
}

/** A link within the site that fetches its page's code and data when it is pointed at or touched. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { preload } = usePageEnvironment();
  const announce = () => preload(to);
  return (
    <Link to={to} onPointerEnter={announce} onTouchStart={announce} onFocus={announce} {...rest} />
  );
}
