import { isSoldOut } from '@lereng/shared-domain/availability';
import { nextOffer } from '@lereng/shared-domain/prices';
import { longDay, offerNote, soldOutText } from '@lereng/shared-sentences';
import { AddToOrder } from '@lereng/public-kit';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { Price, Icon } from '@lereng/web-ui';
import { useWords } from '../words';

type Promoted = Promotion['packages'][number];

/**
 * The promotion's packages with their prices before and after, on the next day on which it holds; each row links to its
 * package.
 */
export function PromotionPackages({ promotion }: { promotion: Promotion }) {
  const words = useWords();
  const { packages } = promotion;
  const { today, locale } = usePageEnvironment();
  return (
    <section aria-labelledby="paket" className="min-w-0">
      <h2 id="paket" className="text-xl sm:text-2xl">
        {words.packagesTitle}
      </h2>
      {packages.length === 0 ? (
        <p className="mt-4 text-muted">{words.noPackages}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card bg-surface-raised shadow-soft">
          {packages.map((pkg) => (
            <li key={pkg.id} className="transition-colors hover:bg-surface-muted">
              <PageLink
                to={paths.package.getHref(pkg.id)}
                className="flex min-h-target items-center gap-4 p-4 -outline-offset-3 sm:px-5"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <span className="min-w-0 font-semibold">
                    <span>{pkg.name}</span>
                    {isSoldOut(pkg.availability, today) && (
                      <span className="block text-sm font-bold text-danger">
                        {soldOutText(pkg.availability, today, locale)}
                      </span>
                    )}
                  </span>
                  <PackageOffer package={pkg} promotion={promotion} />
                </span>
                <Icon name="chevron-right" className="size-5 shrink-0 text-subtle" />
              </PageLink>
              <AddToOrder
                kind="packages"
                {...pkg}
                className="-mt-1 px-4 pb-4 sm:max-w-66 sm:px-5"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PackageOffer({ package: pkg, promotion }: { package: Promoted; promotion: Promotion }) {
  const { locale, today } = usePageEnvironment();
  const offer = nextOffer(pkg, promotion, today);
  if (!offer) return null;
  return (
    <span>
      {offer.day !== today && (
        <span className="block text-sm text-muted">{`${longDay(offer.day, locale)}: `}</span>
      )}
      <Price
        amount={offer.price}
        original={offer.originalPrice}
        note={offerNote(pkg, promotion.weekdays, locale)}
        locale={locale}
        className="sm:text-lg"
      />
    </span>
  );
}
