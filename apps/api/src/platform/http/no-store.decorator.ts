import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const NO_STORE = 'lereng:no-store';

/** Keeps a public read out of every cache, for what holds at this moment alone. */
export const NoStore = (): CustomDecorator => SetMetadata(NO_STORE, true);
