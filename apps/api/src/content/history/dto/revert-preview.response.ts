import { ApiProperty } from '@nestjs/swagger';
import { FieldChange } from './field-change';

/** What going back would do now. */
export class RevertPreviewResponse {
  @ApiProperty({ type: [FieldChange], description: 'From the present values to the earlier ones' })
  changes!: FieldChange[];

  @ApiProperty({ description: 'Whether the earlier image is gone, so that the present one stays' })
  image_missing!: boolean;

  @ApiProperty({
    description:
      'Stands for the present version. Two versions may look the same here, such as orders of rows of one name',
  })
  version!: string;
}
