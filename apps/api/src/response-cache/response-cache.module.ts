import { Module } from '@nestjs/common';
import { RemoteChanges } from './remote-changes';
import { ResponseFront } from './response-front';

@Module({ providers: [RemoteChanges, ResponseFront], exports: [ResponseFront] })
export class ResponseCacheModule {}
