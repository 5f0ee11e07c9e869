import { weekdaysText } from '@lereng/shared-sentences';
import { Icon, ownLang } from '@lereng/web-ui';
import { Day } from '@lereng/public-kit';
import type { Package } from '@lereng/web-data-access/packages';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { useWords } from '../words';

/** The promotion behind the reduced price, with its last day and a link. */
export function PromotionBlock({ promotion }: { promotion: NonNullable<Package['promotion']> }) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  return (
    <section
      aria-labelledby="promo"
      className="mt-6 max-w-prose rounded-card border-l-4 border-accent-bright bg-surface-raised p-4 shadow-soft sm:p-5"
    >
      <p className="text-sm font-semibold text-accent">{words.promotion}</p>
      <h2 id="promo" lang={ownLang(promotion, 'title')} className="mt-1 text-lg">
        {promotion.title}
      </h2>
      {promotion.description !== null && (
        <p lang={ownLang(promotion, 'description')} className="mt-2 whitespace-pre-line text-muted">
          {promotion.description}
        </p>
      )}
      <p className="mt-2 text-sm text-subtle">
        {words.validUntil} <Day date={promotion.valid_until} />
      </p>
      {promotion.weekdays.length > 0 && (
        <p className="text-sm font-semibold">{weekdaysText(promotion.weekdays, locale)}</p>
      )}
      <PageLink
        to={paths.promotion.getHref(promotion.id)}
        className="-mb-2 inline-flex min-h-target items-center gap-2 rounded-chip font-semibold text-accent hover:underline print:hidden"
      >
        {words.toPromotion}
        <Icon name="arrow-right" className="size-5" />
      </PageLink>
    </section>
  );
}
