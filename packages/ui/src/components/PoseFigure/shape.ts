/** What a shape is made of; the style gives each its color. */
export type Material = 'skin' | 'skinFar' | 'hair' | 'top' | 'topFar' | 'legs' | 'legsFar' | 'mat';

/** One filled path of a drawing. */
export interface Shape {
  material: Material;
  d: string;
}
