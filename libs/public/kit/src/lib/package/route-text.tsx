import type { Package } from '@lereng/web-data-access/packages';
import { VisuallyHidden, Icon, withOwn } from '@lereng/web-ui';
import { useWords } from '../words';

/** A package's route on one line of a card; the icon scales with the text. */
export function RouteText({ package: pkg }: { package: Package }) {
  const words = useWords();
  return (
    <span>
      <Icon name="route" className="mr-1.5 -mt-0.5 inline size-[1.125em] text-accent" />
      <VisuallyHidden>{words.route} </VisuallyHidden>
      {withOwn(pkg.route ?? '', pkg, 'route')}
    </span>
  );
}
