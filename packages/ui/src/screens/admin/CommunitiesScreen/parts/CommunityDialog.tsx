import { communityForm, type CommunityFields, defaultCommunityDescription } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { CommunityPicture } from '#components/CommunityPicture/CommunityPicture.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { MediaField } from '#screens/admin/parts/MediaField.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import type { CommunitiesDialog } from '../types.ts';

interface CommunityDialogProps {
  dialog: Extract<CommunitiesDialog, { kind: 'form' }>;
  onSave: (fields: CommunityFields) => void;
  onLoadNewer: () => void;
  onPick: (file: File) => void;
  onRemovePicture: () => void;
  onClose: () => void;
}

/** Creates a community or changes one. */
export function CommunityDialog({ dialog, onSave, onLoadNewer, ...props }: CommunityDialogProps) {
  const { community, saving, failure, picture } = dialog;
  const { t } = useTranslation(['admin', 'common']);
  const initial: CommunityFields = {
    name: community?.name ?? '',
    description: community?.description ?? '',
  };
  const isBusy = saving.status !== 'idle';
  const form = useDraftForm(
    communityForm,
    initial,
    (fields) => {
      // Enter sends the form whether or not its button is asleep.
      if (!isBusy) onSave(fields);
    },
    dialog.revision,
  );
  const { close, question } = useClosing({
    hasChanges: form.hasChanges || picture.fileName !== null,
    isBusy,
    onClose: props.onClose,
  });
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t(community ? 'communities.form.editTitle' : 'communities.create')}
      onClose={close}
    >
      <form {...form.props}>
        <Stack gap="5">
          <TextField
            {...form.fieldOf('name')}
            autoComplete="off"
            label={t('communities.column.name')}
          />
          <TextField
            {...form.fieldOf('description')}
            multiline
            autoComplete="off"
            description={t('communities.form.descriptionHint', {
              text: defaultCommunityDescription,
            })}
            label={t('communities.column.description')}
          />
          <MediaField
            media={picture}
            preview={
              <CommunityPicture communityId={community?.id ?? ''} imageUrl={picture.address} />
            }
            saving={saving}
            slot="image"
            onPick={props.onPick}
            onRemove={props.onRemovePicture}
          />
          {/* Beside the button that was pressed. */}
          {failure ? <FailureAlert failure={failure} onLoadNewer={onLoadNewer} /> : null}
          <Inline justify="end">
            <Button isDisabled={isBusy} variant="secondary" onPress={close}>
              {t('common:action.cancel')}
            </Button>
            <Button
              busyLabel={t(community ? 'communities.form.updating' : 'communities.form.creating')}
              isBusy={isBusy}
              type="submit"
            >
              {t(community ? 'communities.form.update' : 'communities.create')}
            </Button>
          </Inline>
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}
