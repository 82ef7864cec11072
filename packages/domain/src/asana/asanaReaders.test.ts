import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asanaRowFields } from './asana.ts';
import { categories, difficulties, targetAreas } from './asanaChoices.ts';
import { sanskritLine, toMediaAddress, toTargetAreas } from './asanaReaders.ts';

const [, difficulty] = asanaRowFields.difficulty;
const [, category] = asanaRowFields.category;
const publicAddress = (path: string) => `https://project.example/public/${path}`;
const imageOf = (stored: unknown) => toMediaAddress(stored, 'asana_images', publicAddress);

describe('reading a stored pose', () => {
  it('knows expert and never shows it as beginner', () => {
    expect(difficulty.parse('expert')).toBe('expert');
  });

  it('shows an unknown difficulty as beginner', () => {
    expect(difficulty.parse('brutal')).toBe('beginner');
  });

  it('drops areas outside the list and keeps the others', () => {
    expect(toTargetAreas(['balance', 'happiness', 'strength'])).toEqual(['strength', 'balance']);
  });

  it('falls back to flexibility when no area remains', () => {
    expect(toTargetAreas(['happiness'])).toEqual(['flexibility']);
    expect(toTargetAreas(null)).toEqual(['flexibility']);
  });

  it('reads any value without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(difficulties).toContain(difficulty.parse(value));
        expect(targetAreas).toContain(toTargetAreas(value)[0]);
        expect(categories).toContain(category.parse(value));
        imageOf(value);
      }),
    );
  });
});

describe('the address of a picture', () => {
  it('makes a public address of a storage path', () => {
    expect(imageOf('asana_images/tree.webp')).toBe(
      'https://project.example/public/asana_images/tree.webp',
    );
  });

  it('keeps an https address as it is', () => {
    expect(imageOf('https://cdn.example/tree.webp')).toBe('https://cdn.example/tree.webp');
  });

  it.each([
    'http://cdn.example/tree.webp',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//cdn.example/tree.webp',
    'https://',
    'asana_videos/tree.mp4',
    'asana_images',
    'asana_images/',
    'asana_images/../avatars/someone.webp',
    '',
    null,
  ])('gives the drawn figure for %j', (stored) => {
    expect(imageOf(stored)).toBeNull();
  });
});

describe('the Sanskrit line', () => {
  it('is not shown twice', () => {
    expect(sanskritLine({ name: 'Tadasana', sanskritName: 'Tadasana' })).toBeNull();
  });

  it('stands under an English name', () => {
    expect(sanskritLine({ name: 'Mountain Pose', sanskritName: 'Tadasana' })).toBe('Tadasana');
  });
});
