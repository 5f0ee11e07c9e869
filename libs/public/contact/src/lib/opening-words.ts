import { WEEKDAY_NAMES, type OpeningChange, type OpeningState } from '@lereng/shared-domain/venue';

/**
 * An opening state in words. Apart from the page's other words, which the feature needs on every page:
 * these come with the parser of opening hours.
 */
export function openingWords(state: OpeningState): string {
  if (!state.open) return `Tutup, buka ${whenItOpens(state.opens)}`;
  return state.closes ? `Buka sekarang, sampai ${whenItCloses(state.closes)}` : 'Buka 24 jam';
}

const time = (change: OpeningChange) => change.time.replace(':', '.');

function whenItCloses(closes: OpeningChange): string {
  const isNextTime = closes.inMinutes < 24 * 60;
  return isNextTime ? time(closes) : `${WEEKDAY_NAMES[closes.day]} pukul ${time(closes)}`;
}

function whenItOpens(opens: OpeningChange): string {
  const days = ['', 'besok '];
  return `${days[opens.inDays] ?? `${WEEKDAY_NAMES[opens.day]} `}pukul ${time(opens)}`;
}
