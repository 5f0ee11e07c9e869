import { Global, Module } from '@nestjs/common';
import { RouteTable } from './route-table';

@Global()
@Module({ providers: [RouteTable], exports: [RouteTable] })
export class HttpModule {}
