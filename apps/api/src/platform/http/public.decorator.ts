import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const PUBLIC = 'lereng:public';

/** Opens a route to visitors without a token; every other route is closed. */
export const Public = (): CustomDecorator => SetMetadata(PUBLIC, true);
