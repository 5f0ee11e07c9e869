import { contentController } from '../core';
import {
  CreatePricePeriodRequest,
  PricePeriodResponse,
  UpdatePricePeriodRequest,
} from './price-period.dto';
import { pricePeriodsContent } from './price-period.entity';
import { PricePeriodsService } from './price-periods.service';

const { ContentController } = contentController(pricePeriodsContent, {
  names: ['PricePeriod', 'PricePeriods'],
  words: ['price period', 'price periods'],
  service: PricePeriodsService,
  create: CreatePricePeriodRequest,
  update: UpdatePricePeriodRequest,
  response: PricePeriodResponse,
  body: 'json',
  closed: true,
});

export class PricePeriodsController extends ContentController {}
