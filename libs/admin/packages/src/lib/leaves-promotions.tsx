import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { useEffect, useEffectEvent } from 'react';
import { words } from './words';

interface LeavesPromotionsProps {
  id: number;
  /** Called once the promotions are there, or cannot be had. */
  onKnown: () => void;
}

/** Names the promotions that a package leaves with its deletion. */
export function LeavesPromotions({ id, onKnown }: LeavesPromotionsProps) {
  const { data = [], isFetching } = useListPromotionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const report = useEffectEvent(onKnown);
  useEffect(() => {
    if (!isFetching) report();
  }, [isFetching]);
  const titles = data
    .filter(({ packages }) => packages.some((each) => each.id === id))
    .map(({ title }) => title);
  return titles.length > 0 && <p>{words.leavesPromotions(titles)}</p>;
}
