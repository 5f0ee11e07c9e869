import { ApiProperty } from '@nestjs/swagger';

/** What is left of the demonstration's rows of a kind. */
export class DemoKindResponse {
  @ApiProperty({ example: 'menu-items', description: "As in the path of the kind's own routes" })
  kind!: string;

  @ApiProperty({ type: 'integer', description: 'Rows that `DELETE` puts into the trash' })
  removable!: number;

  @ApiProperty({ type: 'integer', description: 'Rows that the owner has changed, or uses' })
  kept!: number;
}

export class DemoContentResponse {
  @ApiProperty({
    type: [DemoKindResponse],
    description: 'The kinds of which some are left, in the order of their removal',
  })
  kinds!: DemoKindResponse[];

  @ApiProperty({ type: [String], description: 'Settings that are still as they were filled in' })
  unchanged_settings!: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Ids of links that are still as they were filled in',
  })
  unchanged_links!: number[];
}
