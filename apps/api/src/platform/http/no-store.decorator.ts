import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const NO_STORE = 'lereng:no-store';

/** Keeps a public read out of every cache, as its response is true only at this moment. */
export const NoStore = (): CustomDecorator => SetMetadata(NO_STORE, true);
