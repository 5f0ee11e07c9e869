import type { Package } from '@lereng/web-data-access/packages';
import { Icon, ownLang } from '@lereng/web-ui';

/** How long a package takes; nothing where that is unknown. For how many people it is stands behind its price. */
export function DurationChip({ package: pkg }: { package: Package }) {
  const { duration } = pkg;
  if (duration === null) return null;
  return (
    <p className="fact-chip">
      <Icon name="clock" className="size-4" />
      <span lang={ownLang(pkg, 'duration')}>{duration}</span>
    </p>
  );
}
