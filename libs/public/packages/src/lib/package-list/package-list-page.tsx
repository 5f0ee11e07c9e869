import {
  leadFirst,
  ListPage,
  PackageCard,
  PHONE_PICTURE,
  type RenderCard,
  useLead,
} from '@lereng/public-kit';
import { bestOffer } from '@lereng/shared-domain/prices';
import { useRead } from '@lereng/web-data-access';
import type { Package } from '@lereng/web-data-access/packages';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { useWords } from '../words';

// Beside the text of a row on a phone the picture is tall: cropped, it needs a file twice as wide as its box.
const SIZES = `(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.row}`;
const LEAD_SIZES = `(min-width: 75rem) 47rem, (min-width: 64rem) 62vw, (min-width: 40rem) 38vw, ${PHONE_PICTURE.column}`;
// As many as a phone shows first.
const PRIORITY_COUNT = 2;

const card: RenderCard<Package> = (pkg, cardProps) => (
  <PackageCard package={pkg} sizes={cardProps.lead ? LEAD_SIZES : SIZES} {...cardProps} />
);

/** The packages in the owner's order, but for the best offer of the day on which the page was opened, which is first. */
export default function PackageListPage() {
  const words = useWords();
  const { today } = usePageEnvironment();
  const query = useRead('listPackages');
  const packages = query.currentData;
  const lead = useLead(packages, (rows) => bestOffer(rows, today));
  const rows = useMemo(() => packages && leadFirst(packages, lead), [packages, lead]);
  return (
    <ListPage
      words={words.list}
      page="packages"
      path={paths.packages.getHref()}
      query={{ ...query, currentData: rows }}
      grid="lead-grid"
      priorityCount={PRIORITY_COUNT}
    >
      {card}
    </ListPage>
  );
}
