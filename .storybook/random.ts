/** A picture looks the same every time: what is drawn by lot is drawn alike in each run of a story. */
export function seedRandom(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
