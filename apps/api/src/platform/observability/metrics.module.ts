import { Global, Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { Metrics } from './metrics';

@Global()
@Module({
  providers: [
    {
      provide: Metrics,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => Metrics.open(config),
    },
  ],
  exports: [Metrics],
})
export class MetricsModule {}
