import type { Package } from '@lereng/web-data-access/packages';
import { classNames, Icon, ownLang } from '@lereng/web-ui';
import { useWords } from '../words';

const NAMED_ITEMS = 3;

export interface IncludedProps {
  package: Package;
  className?: string;
}

/** The first things that a package includes, for a card; nothing where the owner has named none. */
export function Included({ package: pkg, className }: IncludedProps) {
  const { items } = pkg;
  const words = useWords();
  if (items.length === 0) return null;
  return (
    <ul aria-label={words.included} className={classNames('check-list', className)}>
      {items.slice(0, NAMED_ITEMS).map(({ item_name }, position) => (
        <li key={position}>
          <Icon name="check" className="size-4.5" />
          <span lang={ownLang(pkg, 'items')}>{item_name}</span>
        </li>
      ))}
      {items.length > NAMED_ITEMS && <li className="pl-7 text-subtle">{words.moreIncluded}</li>}
    </ul>
  );
}
