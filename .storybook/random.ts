/** Makes random numbers repeat in every run of a story, so that its pictures do not differ by chance. */
export function seedRandom(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
