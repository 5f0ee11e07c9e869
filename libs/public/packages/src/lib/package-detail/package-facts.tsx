import { routeText } from '@lereng/shared-domain/offers';
import { Icon } from '@lereng/web-ui';
import type { Package } from '@lereng/web-data-access/packages';
import { words } from '../words';

/** Whether there is a route or an included item to show. */
export const hasFacts = ({ route, items }: Package): boolean => route !== null || items.length > 0;

/** Route and included items, as far as the package has them; side by side on a desktop. */
export function PackageFacts({ package: { route, items } }: { package: Package }) {
  return (
    <div className="lg:flex lg:gap-8 lg:*:min-w-0 lg:*:flex-1 print:flex print:gap-8 print:*:min-w-0 print:*:flex-1">
      {route !== null && (
        <section aria-labelledby="rute" className="mt-8">
          <h2 id="rute" className="text-lg">
            {words.route}
          </h2>
          <p className="mt-2 flex max-w-prose gap-3 text-muted">
            <Icon name="route" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0 whitespace-pre-line">{routeText(route)}</span>
          </p>
        </section>
      )}
      {items.length > 0 && (
        <section aria-labelledby="termasuk" className="mt-8">
          <h2 id="termasuk" className="text-lg">
            {words.included}
          </h2>
          <ul className="mt-2 flex max-w-prose flex-col gap-2 text-muted">
            {items.map(({ item_name }, position) => (
              <li key={position} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
                <span className="min-w-0">{item_name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
