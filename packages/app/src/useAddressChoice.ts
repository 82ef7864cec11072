import { useSearchParams } from 'react-router-dom';

/**
 * One choice of a page, kept in the address, so that a link, a reload and Back find it again. The first
 * one stands for an address that names none, or an unknown one.
 *
 * @param name of the query parameter.
 */
export function useAddressChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get(name);
  const choice = choices.find((known) => known === named) ?? choices[0];
  const choose = (chosen: Choice) =>
    setQuery(
      (known) => {
        if (chosen === choices[0]) known.delete(name);
        else known.set(name, chosen);
        return known;
      },
      { replace: true },
    );
  return [choice, choose];
}
