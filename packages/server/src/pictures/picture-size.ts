// Pages reserve the space before the picture loads. Runs in browsers too.

export interface PictureSize {
  width: number;
  height: number;
}

/** From the end of a name or address: `-240x80.png`. */
export function pictureSize(name: string): PictureSize {
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(name) ?? [];
  return { width: Number(width ?? 1), height: Number(height ?? 1) };
}
