import type { ReactElement } from 'react';

/** What React renders but for text, which breaks translated pages beside what comes and goes. */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined;
