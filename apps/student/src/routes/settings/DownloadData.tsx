import { OwnDataDialog } from '@niyama/ui/screens/student/OwnDataDialog';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useOwnData } from './useOwnData.ts';

/** 'Download my data', a separate chunk that is fetched when it is opened. */
export default function DownloadData({ onClose }: { onClose: () => void }) {
  usePageTexts('own-data');
  const { state, start } = useOwnData();
  return <OwnDataDialog state={state} onClose={onClose} onStart={() => void start()} />;
}
