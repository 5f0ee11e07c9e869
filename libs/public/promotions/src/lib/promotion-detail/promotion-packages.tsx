import { isSoldOut } from '@lereng/shared-domain/availability';
import { nextOffer } from '@lereng/shared-domain/prices';
import { longDay, offerNote, soldOutText } from '@lereng/shared-sentences';
import { OrderStepper } from '@lereng/public-kit';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ownLang, Price } from '@lereng/web-ui';
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
            <li
              key={pkg.id}
              className="flex items-center gap-2 pr-3 transition-colors hover:bg-surface-muted sm:pr-4"
            >
              <PageLink
                to={paths.package.getHref(pkg.id)}
                className="flex min-h-target min-w-0 flex-1 items-center p-4 pr-0 -outline-offset-3 sm:pl-5"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <span className="min-w-0 font-semibold">
                    <span lang={ownLang(pkg, 'name')}>{pkg.name}</span>
                    {isSoldOut(pkg.availability, today) && (
                      <span className="block text-sm font-bold text-danger">
                        {soldOutText(pkg.availability, today, locale)}
                      </span>
                    )}
                  </span>
                  <PackageOffer package={pkg} promotion={promotion} />
                </span>
              </PageLink>
              {/* As wide as the stepper that it becomes. */}
              <span className="flex w-30 shrink-0 justify-end print:hidden">
                {!isSoldOut(pkg.availability, today) && <OrderStepper kind="packages" {...pkg} />}
              </span>
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
        row={pkg}
        locale={locale}
        className="sm:text-lg"
      />
    </span>
  );
}
