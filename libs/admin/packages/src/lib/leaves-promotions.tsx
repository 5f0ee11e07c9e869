import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { words } from './words';

/** Names the promotions that a package leaves with its deletion. */
export function LeavesPromotions({ id }: { id: number }) {
  const { data = [] } = useListPromotionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const titles = data
    .filter(({ packages }) => packages.some((each) => each.id === id))
    .map(({ title }) => title);
  return titles.length > 0 && <p>{words.leavesPromotions(titles)}</p>;
}
