import {
  type HexColor,
  type LogoGround,
  logoGround,
  logoSampleSize,
  type LogoSize,
  type LogoTone,
  measureLogo,
  type NameReason,
  nameReason,
} from '@lereng/shared-domain/look';
import { useEffect, useState } from 'react';

interface MeasuredFile {
  file: File;
  size: LogoSize;
  tone: LogoTone;
  isTransparent: boolean;
}

/** How a chosen logo will be shown. */
export interface ShownLogo {
  size: LogoSize;
  ground: LogoGround | null;
  reason: NameReason | null;
}

/**
 * How a file will be shown as the logo on pages of that surface, by the rule of the server; null until that is known,
 * and in a browser that cannot read the file.
 */
export function useMeasuredLogo(file: File | null, surface: HexColor): ShownLogo | null {
  const [measured, setMeasured] = useState<MeasuredFile | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void measureFile(file).then((found) => {
      if (isCurrent) setMeasured(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!measured || measured.file !== file) return null;
  const { size, tone, isTransparent } = measured;
  return {
    size,
    ground: isTransparent ? logoGround(tone, surface).ground : null,
    reason: nameReason(size, tone, surface, isTransparent),
  };
}

async function measureFile(file: File): Promise<MeasuredFile | null> {
  if (!('createImageBitmap' in globalThis)) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const size = { width: picture.width, height: picture.height };
  const canvas = Object.assign(document.createElement('canvas'), logoSampleSize(size));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) return null;
  const isTransparent = pixels.data.some((value, at) => at % 4 === 3 && value < 255);
  return { file, size, tone: measureLogo(pixels), isTransparent };
}
