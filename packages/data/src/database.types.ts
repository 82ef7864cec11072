// Written by scripts/database-types.ts from the migrations; not edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      achievements: {
        Row: {
          description: string;
          id: string;
          image_url: string | null;
          key: string;
          metric: string;
          name: string;
          target_area: string | null;
          threshold: number;
        };
        Insert: {
          description: string;
          id?: string;
          image_url?: string | null;
          key: string;
          metric: string;
          name: string;
          target_area?: string | null;
          threshold: number;
        };
        Update: {
          description?: string;
          id?: string;
          image_url?: string | null;
          key?: string;
          metric?: string;
          name?: string;
          target_area?: string | null;
          threshold?: number;
        };
        Relationships: [];
      };
      app_settings: {
        Row: {
          default_language: string;
          id: boolean;
          updated_at: string;
        };
        Insert: {
          default_language?: string;
          id?: boolean;
          updated_at?: string;
        };
        Update: {
          default_language?: string;
          id?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      asana_translations: {
        Row: {
          aliases: string[];
          asana_id: string;
          based_on: string;
          benefits: string[] | null;
          description: string | null;
          entering: string | null;
          holding: string | null;
          id: string;
          language: string;
          leaving: string | null;
          name: string | null;
          safety_tips: string[] | null;
          safety_tips_based_on: string | null;
          updated_at: string;
        };
        Insert: {
          aliases?: string[];
          asana_id: string;
          based_on: string;
          benefits?: string[] | null;
          description?: string | null;
          entering?: string | null;
          holding?: string | null;
          id?: string;
          language: string;
          leaving?: string | null;
          name?: string | null;
          safety_tips?: string[] | null;
          safety_tips_based_on?: string | null;
          updated_at?: string;
        };
        Update: {
          aliases?: string[];
          asana_id?: string;
          based_on?: string;
          benefits?: string[] | null;
          description?: string | null;
          entering?: string | null;
          holding?: string | null;
          id?: string;
          language?: string;
          leaving?: string | null;
          name?: string | null;
          safety_tips?: string[] | null;
          safety_tips_based_on?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'asana_translations_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
        ];
      };
      asanas: {
        Row: {
          aliases: string[];
          archived_at: string | null;
          avoid_if: string[] | null;
          benefits: string[];
          body_position: string | null;
          category: string;
          cautions: Json | null;
          created_at: string;
          description: string;
          difficulty: string;
          duration_seconds: number;
          effort: number | null;
          entering: string | null;
          holding: string | null;
          id: string;
          image_url: string | null;
          key: string | null;
          leaving: string | null;
          name: string;
          points: number;
          regions: string[] | null;
          safety_tips: string[];
          safety_tips_hash: string;
          sanskrit_devanagari: string | null;
          sanskrit_iast: string | null;
          sanskrit_name: string | null;
          sort_name: string;
          spine_move: string | null;
          target_area: string[];
          text_hash: string;
          two_sided: boolean;
          updated_at: string;
          video_url: string | null;
        };
        Insert: {
          aliases?: string[];
          archived_at?: string | null;
          avoid_if?: string[] | null;
          benefits?: string[];
          body_position?: string | null;
          category?: string;
          cautions?: Json | null;
          created_at?: string;
          description: string;
          difficulty?: string;
          duration_seconds?: number;
          effort?: number | null;
          entering?: string | null;
          holding?: string | null;
          id?: string;
          image_url?: string | null;
          key?: string | null;
          leaving?: string | null;
          name: string;
          points?: number;
          regions?: string[] | null;
          safety_tips?: string[];
          sanskrit_devanagari?: string | null;
          sanskrit_iast?: string | null;
          sanskrit_name?: string | null;
          spine_move?: string | null;
          target_area?: string[];
          two_sided?: boolean;
          updated_at?: string;
          video_url?: string | null;
        };
        Update: {
          aliases?: string[];
          archived_at?: string | null;
          avoid_if?: string[] | null;
          benefits?: string[];
          body_position?: string | null;
          category?: string;
          cautions?: Json | null;
          created_at?: string;
          description?: string;
          difficulty?: string;
          duration_seconds?: number;
          effort?: number | null;
          entering?: string | null;
          holding?: string | null;
          id?: string;
          image_url?: string | null;
          key?: string | null;
          leaving?: string | null;
          name?: string;
          points?: number;
          regions?: string[] | null;
          safety_tips?: string[];
          sanskrit_devanagari?: string | null;
          sanskrit_iast?: string | null;
          sanskrit_name?: string | null;
          spine_move?: string | null;
          target_area?: string[];
          two_sided?: boolean;
          updated_at?: string;
          video_url?: string | null;
        };
        Relationships: [];
      };
      assigned_asanas: {
        Row: {
          asana_id: string | null;
          assigned_by: string | null;
          assigned_date: string;
          class_version_id: string | null;
          completed: boolean;
          completed_date: string | null;
          completion_id: string | null;
          created_at: string;
          days_of_week: string[] | null;
          due_date: string;
          frequency: string;
          id: string;
          moved_from: string | null;
          notes: string | null;
          origin: string;
          reflection_answer: string | null;
          reflection_question: string | null;
          replied_at: string | null;
          replied_by: string | null;
          reply: string | null;
          reply_seen_at: string | null;
          series_id: string | null;
          user_id: string;
          work_key: string;
        };
        Insert: {
          asana_id?: string | null;
          assigned_by?: string | null;
          assigned_date?: string;
          class_version_id?: string | null;
          completed?: boolean;
          completed_date?: string | null;
          completion_id?: string | null;
          created_at?: string;
          days_of_week?: string[] | null;
          due_date: string;
          frequency?: string;
          id?: string;
          moved_from?: string | null;
          notes?: string | null;
          origin?: string;
          reflection_answer?: string | null;
          reflection_question?: string | null;
          replied_at?: string | null;
          replied_by?: string | null;
          reply?: string | null;
          reply_seen_at?: string | null;
          series_id?: string | null;
          user_id: string;
        };
        Update: {
          asana_id?: string | null;
          assigned_by?: string | null;
          assigned_date?: string;
          class_version_id?: string | null;
          completed?: boolean;
          completed_date?: string | null;
          completion_id?: string | null;
          created_at?: string;
          days_of_week?: string[] | null;
          due_date?: string;
          frequency?: string;
          id?: string;
          moved_from?: string | null;
          notes?: string | null;
          origin?: string;
          reflection_answer?: string | null;
          reflection_question?: string | null;
          replied_at?: string | null;
          replied_by?: string | null;
          reply?: string | null;
          reply_seen_at?: string | null;
          series_id?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assigned_asanas_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assigned_asanas_assigned_by_fkey';
            columns: ['assigned_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assigned_asanas_class_version_id_fkey';
            columns: ['class_version_id'];
            isOneToOne: false;
            referencedRelation: 'class_versions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assigned_asanas_completion_id_fkey';
            columns: ['completion_id'];
            isOneToOne: false;
            referencedRelation: 'practice_ledger';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assigned_asanas_replied_by_fkey';
            columns: ['replied_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assigned_asanas_series_id_fkey';
            columns: ['series_id'];
            isOneToOne: false;
            referencedRelation: 'assignment_series';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assigned_asanas_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      assignment_series: {
        Row: {
          asana_id: string | null;
          class_version_id: string | null;
          created_at: string;
          days_of_week: string[] | null;
          ends_on: string | null;
          frequency: string;
          given_by: string | null;
          id: string;
          notes: string | null;
          reflection_question: string | null;
          revision: number;
          starts_on: string;
          user_id: string;
        };
        Insert: {
          asana_id?: string | null;
          class_version_id?: string | null;
          created_at?: string;
          days_of_week?: string[] | null;
          ends_on?: string | null;
          frequency: string;
          given_by?: string | null;
          id?: string;
          notes?: string | null;
          reflection_question?: string | null;
          revision?: number;
          starts_on: string;
          user_id: string;
        };
        Update: {
          asana_id?: string | null;
          class_version_id?: string | null;
          created_at?: string;
          days_of_week?: string[] | null;
          ends_on?: string | null;
          frequency?: string;
          given_by?: string | null;
          id?: string;
          notes?: string | null;
          reflection_question?: string | null;
          revision?: number;
          starts_on?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assignment_series_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assignment_series_class_version_id_fkey';
            columns: ['class_version_id'];
            isOneToOne: false;
            referencedRelation: 'class_versions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assignment_series_given_by_fkey';
            columns: ['given_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assignment_series_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          admin_id: string;
          columns: string[];
          happened_at: string;
          id: number;
          row_id: string;
          subject: string | null;
          table_name: string;
          whom: string | null;
        };
        Insert: {
          action: string;
          admin_id: string;
          columns?: string[];
          happened_at?: string;
          id?: number;
          row_id: string;
          subject?: string | null;
          table_name: string;
          whom?: string | null;
        };
        Update: {
          action?: string;
          admin_id?: string;
          columns?: string[];
          happened_at?: string;
          id?: number;
          row_id?: string;
          subject?: string | null;
          table_name?: string;
          whom?: string | null;
        };
        Relationships: [];
      };
      class_runs: {
        Row: {
          active: string;
          assignment_id: string | null;
          class_version_id: string | null;
          finished_at: string;
          id: string;
          local_date: string;
          name: string | null;
          reflection_answer: string | null;
          result: Json;
          seconds: number;
          steps: number;
          steps_done: number;
          time_zone: string;
          user_id: string;
        };
        Insert: {
          active: string;
          assignment_id?: string | null;
          class_version_id?: string | null;
          finished_at: string;
          id: string;
          local_date: string;
          name?: string | null;
          reflection_answer?: string | null;
          result: Json;
          seconds: number;
          steps: number;
          steps_done: number;
          time_zone: string;
          user_id: string;
        };
        Update: {
          active?: string;
          assignment_id?: string | null;
          class_version_id?: string | null;
          finished_at?: string;
          id?: string;
          local_date?: string;
          name?: string | null;
          reflection_answer?: string | null;
          result?: Json;
          seconds?: number;
          steps?: number;
          steps_done?: number;
          time_zone?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'class_runs_assignment_id_fkey';
            columns: ['assignment_id'];
            isOneToOne: false;
            referencedRelation: 'assigned_asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'class_runs_class_version_id_fkey';
            columns: ['class_version_id'];
            isOneToOne: false;
            referencedRelation: 'class_versions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'class_runs_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      class_versions: {
        Row: {
          asana_ids: string[];
          body: Json;
          class_id: string;
          created_at: string;
          description: string | null;
          id: string;
          made_by: string | null;
          name: string;
          number: number;
          seconds: number;
          total_seconds: number;
          words: string;
        };
        Insert: {
          asana_ids: string[];
          body: Json;
          class_id: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          made_by?: string | null;
          name: string;
          number: number;
          seconds: number;
          total_seconds: number;
        };
        Update: {
          asana_ids?: string[];
          body?: Json;
          class_id?: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          made_by?: string | null;
          name?: string;
          number?: number;
          seconds?: number;
          total_seconds?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'class_versions_class_id_fkey';
            columns: ['class_id'];
            isOneToOne: false;
            referencedRelation: 'classes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'class_versions_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      classes: {
        Row: {
          archived_at: string | null;
          asana_ids: string[];
          body: Json;
          changed_by: string | null;
          created_at: string;
          description: string | null;
          id: string;
          made_by: string | null;
          name: string;
          revision: number;
          seconds: number;
          total_seconds: number;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          archived_at?: string | null;
          asana_ids?: string[];
          body: Json;
          changed_by?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          made_by?: string | null;
          name: string;
          revision?: number;
          seconds?: number;
          total_seconds?: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          archived_at?: string | null;
          asana_ids?: string[];
          body?: Json;
          changed_by?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          made_by?: string | null;
          name?: string;
          revision?: number;
          seconds?: number;
          total_seconds?: number;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'classes_changed_by_fkey';
            columns: ['changed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'classes_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'classes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      communities: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          image_url: string | null;
          member_count: number;
          name: string;
          text_hash: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          id?: string;
          image_url?: string | null;
          member_count?: number;
          name: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          image_url?: string | null;
          member_count?: number;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      community_members: {
        Row: {
          community_id: string;
          id: string;
          joined_at: string;
          user_id: string;
        };
        Insert: {
          community_id: string;
          id?: string;
          joined_at?: string;
          user_id?: string;
        };
        Update: {
          community_id?: string;
          id?: string;
          joined_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'community_members_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'community_members_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      community_translations: {
        Row: {
          based_on: string;
          community_id: string;
          description: string;
          language: string;
          name: string;
        };
        Insert: {
          based_on: string;
          community_id: string;
          description: string;
          language: string;
          name: string;
        };
        Update: {
          based_on?: string;
          community_id?: string;
          description?: string;
          language?: string;
          name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'community_translations_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      daily_mandatory_asanas: {
        Row: {
          asana_id: string;
          position: number;
        };
        Insert: {
          asana_id: string;
          position: number;
        };
        Update: {
          asana_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'daily_mandatory_asanas_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: true;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
        ];
      };
      month_points: {
        Row: {
          is_shown: boolean;
          joined_at: string;
          month: string;
          points: number;
          user_id: string;
        };
        Insert: {
          is_shown?: boolean;
          joined_at: string;
          month: string;
          points: number;
          user_id: string;
        };
        Update: {
          is_shown?: boolean;
          joined_at?: string;
          month?: string;
          points?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'month_points_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      paused_sessions: {
        Row: {
          asana_id: string;
          id: string;
          intervals: Json;
          paused_at: string;
          set_number: number;
          set_seconds: number | null;
          sets: number;
          source: string;
          time_remaining: number;
          user_id: string;
        };
        Insert: {
          asana_id: string;
          id?: string;
          intervals?: Json;
          paused_at?: string;
          set_number?: number;
          set_seconds?: number | null;
          sets?: number;
          source?: string;
          time_remaining: number;
          user_id?: string;
        };
        Update: {
          asana_id?: string;
          id?: string;
          intervals?: Json;
          paused_at?: string;
          set_number?: number;
          set_seconds?: number | null;
          sets?: number;
          source?: string;
          time_remaining?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'paused_sessions_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'paused_sessions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      pauses: {
        Row: {
          created_at: string;
          from_day: string;
          id: string;
          late: Json;
          made_by: string | null;
          to_day: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          from_day: string;
          id?: string;
          late?: Json;
          made_by?: string | null;
          to_day: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          from_day?: string;
          id?: string;
          late?: Json;
          made_by?: string | null;
          to_day?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pauses_made_by_fkey';
            columns: ['made_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'pauses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      practice_days: {
        Row: {
          is_covered: boolean;
          local_date: string;
          meditations: number;
          points: number;
          practices: number;
          seconds: number;
          user_id: string;
        };
        Insert: {
          is_covered: boolean;
          local_date: string;
          meditations: number;
          points: number;
          practices: number;
          seconds: number;
          user_id: string;
        };
        Update: {
          is_covered?: boolean;
          local_date?: string;
          meditations?: number;
          points?: number;
          practices?: number;
          seconds?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'practice_days_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      practice_ledger: {
        Row: {
          achievement_id: string | null;
          active: string | null;
          asana_id: string | null;
          assignment_id: string | null;
          created_at: string;
          duration_seconds: number;
          finished_at: string;
          id: string;
          kind: string;
          local_date: string;
          points: number;
          result: Json | null;
          run_id: string | null;
          sets: number;
          source: string | null;
          started_at: string;
          time_zone: string;
          user_id: string;
          whole: boolean;
        };
        Insert: {
          achievement_id?: string | null;
          active?: string | null;
          asana_id?: string | null;
          assignment_id?: string | null;
          created_at?: string;
          duration_seconds: number;
          finished_at: string;
          id: string;
          kind: string;
          local_date: string;
          points: number;
          result?: Json | null;
          run_id?: string | null;
          sets?: number;
          source?: string | null;
          started_at: string;
          time_zone: string;
          user_id: string;
          whole?: boolean;
        };
        Update: {
          achievement_id?: string | null;
          active?: string | null;
          asana_id?: string | null;
          assignment_id?: string | null;
          created_at?: string;
          duration_seconds?: number;
          finished_at?: string;
          id?: string;
          kind?: string;
          local_date?: string;
          points?: number;
          result?: Json | null;
          run_id?: string | null;
          sets?: number;
          source?: string | null;
          started_at?: string;
          time_zone?: string;
          user_id?: string;
          whole?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'practice_ledger_achievement_id_fkey';
            columns: ['achievement_id'];
            isOneToOne: false;
            referencedRelation: 'achievements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'practice_ledger_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'practice_ledger_assignment_id_fkey';
            columns: ['assignment_id'];
            isOneToOne: false;
            referencedRelation: 'assigned_asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'practice_ledger_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          best_streak: number;
          created_at: string;
          cue_get_ready: boolean;
          cue_last_seconds: boolean;
          cue_switch_sides: boolean;
          current_streak: number;
          current_streak_date: string | null;
          daily_streak: number;
          daily_streak_date: string | null;
          display_name: string | null;
          email_notifications_enabled: boolean;
          full_name: string | null;
          guidance: string;
          health_notice_seen_at: string | null;
          id: string;
          language: string;
          last_active_on: string | null;
          level: number;
          mail_reminder: boolean;
          notifications_enabled: boolean;
          pinch_zoom: boolean;
          points: number;
          push_details: boolean;
          push_new_work: boolean;
          push_notifications_enabled: boolean;
          push_reminder: boolean;
          push_replies: boolean;
          quiet_from: string;
          quiet_until: string;
          reminder_time: string;
          role: string;
          search_text: string;
          sound_enabled: boolean;
          sound_volume: number;
          text_size: number;
          theme: string;
          time_zone: string | null;
          total_practices: number;
          updated_at: string;
          username: string;
          visible_in_communities: boolean;
        };
        Insert: {
          avatar_url?: string | null;
          best_streak?: number;
          created_at?: string;
          cue_get_ready?: boolean;
          cue_last_seconds?: boolean;
          cue_switch_sides?: boolean;
          current_streak?: number;
          current_streak_date?: string | null;
          daily_streak?: number;
          daily_streak_date?: string | null;
          display_name?: string | null;
          email_notifications_enabled?: boolean;
          full_name?: string | null;
          guidance?: string;
          health_notice_seen_at?: string | null;
          id: string;
          language?: string;
          last_active_on?: string | null;
          mail_reminder?: boolean;
          notifications_enabled?: boolean;
          pinch_zoom?: boolean;
          points?: number;
          push_details?: boolean;
          push_new_work?: boolean;
          push_notifications_enabled?: boolean;
          push_reminder?: boolean;
          push_replies?: boolean;
          quiet_from?: string;
          quiet_until?: string;
          reminder_time?: string;
          role?: string;
          sound_enabled?: boolean;
          sound_volume?: number;
          text_size?: number;
          theme?: string;
          time_zone?: string | null;
          total_practices?: number;
          updated_at?: string;
          username: string;
          visible_in_communities?: boolean;
        };
        Update: {
          avatar_url?: string | null;
          best_streak?: number;
          created_at?: string;
          cue_get_ready?: boolean;
          cue_last_seconds?: boolean;
          cue_switch_sides?: boolean;
          current_streak?: number;
          current_streak_date?: string | null;
          daily_streak?: number;
          daily_streak_date?: string | null;
          display_name?: string | null;
          email_notifications_enabled?: boolean;
          full_name?: string | null;
          guidance?: string;
          health_notice_seen_at?: string | null;
          id?: string;
          language?: string;
          last_active_on?: string | null;
          mail_reminder?: boolean;
          notifications_enabled?: boolean;
          pinch_zoom?: boolean;
          points?: number;
          push_details?: boolean;
          push_new_work?: boolean;
          push_notifications_enabled?: boolean;
          push_reminder?: boolean;
          push_replies?: boolean;
          quiet_from?: string;
          quiet_until?: string;
          reminder_time?: string;
          role?: string;
          sound_enabled?: boolean;
          sound_volume?: number;
          text_size?: number;
          theme?: string;
          time_zone?: string | null;
          total_practices?: number;
          updated_at?: string;
          username?: string;
          visible_in_communities?: boolean;
        };
        Relationships: [];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          created_at: string;
          device: string | null;
          endpoint: string;
          failing_since: string | null;
          id: string;
          last_ok_at: string | null;
          p256dh: string;
          session_id: string;
          user_id: string;
        };
        Insert: {
          auth: string;
          created_at?: string;
          device?: string | null;
          endpoint: string;
          failing_since?: string | null;
          id?: string;
          last_ok_at?: string | null;
          p256dh: string;
          session_id: string;
          user_id: string;
        };
        Update: {
          auth?: string;
          created_at?: string;
          device?: string | null;
          endpoint?: string;
          failing_since?: string | null;
          id?: string;
          last_ok_at?: string | null;
          p256dh?: string;
          session_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'push_subscriptions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      self_practice: {
        Row: {
          added_date: string;
          asana_id: string;
          id: string;
          position: number;
          user_id: string;
        };
        Insert: {
          added_date?: string;
          asana_id: string;
          id?: string;
          position?: number;
          user_id?: string;
        };
        Update: {
          added_date?: string;
          asana_id?: string;
          id?: string;
          position?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'self_practice_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'self_practice_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      timer_presets: {
        Row: {
          bell_mode: string;
          breath_hold_in: number | null;
          breath_hold_out: number | null;
          breath_in: number | null;
          breath_minutes: number | null;
          breath_out: number | null;
          created_at: string;
          duration_seconds: number;
          ending_bell: boolean;
          id: string;
          interval_bells: number;
          name: string;
          starting_bell: boolean;
          user_id: string;
          volume: number;
        };
        Insert: {
          bell_mode?: string;
          breath_hold_in?: number | null;
          breath_hold_out?: number | null;
          breath_in?: number | null;
          breath_minutes?: number | null;
          breath_out?: number | null;
          created_at?: string;
          duration_seconds: number;
          ending_bell?: boolean;
          id?: string;
          interval_bells?: number;
          name: string;
          starting_bell?: boolean;
          user_id?: string;
          volume?: number;
        };
        Update: {
          bell_mode?: string;
          breath_hold_in?: number | null;
          breath_hold_out?: number | null;
          breath_in?: number | null;
          breath_minutes?: number | null;
          breath_out?: number | null;
          created_at?: string;
          duration_seconds?: number;
          ending_bell?: boolean;
          id?: string;
          interval_bells?: number;
          name?: string;
          starting_bell?: boolean;
          user_id?: string;
          volume?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'timer_presets_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_achievements: {
        Row: {
          achievement_id: string;
          date_earned: string;
          id: string;
          user_id: string;
        };
        Insert: {
          achievement_id: string;
          date_earned?: string;
          id?: string;
          user_id: string;
        };
        Update: {
          achievement_id?: string;
          date_earned?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_achievements_achievement_id_fkey';
            columns: ['achievement_id'];
            isOneToOne: false;
            referencedRelation: 'achievements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_achievements_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_favorites: {
        Row: {
          asana_id: string;
          created_at: string;
          id: string;
          user_id: string;
        };
        Insert: {
          asana_id: string;
          created_at?: string;
          id?: string;
          user_id?: string;
        };
        Update: {
          asana_id?: string;
          created_at?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_favorites_asana_id_fkey';
            columns: ['asana_id'];
            isOneToOne: false;
            referencedRelation: 'asanas';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_favorites_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: { [name in never]: never };
    Functions: {
      add_members: { Args: { community_id: string; user_ids: string[] }; Returns: Json };
      admin_asanas: {
        Args: {
          search?: string;
          archived?: boolean;
          after?: Json;
          untranslated?: boolean;
          language?: string;
        };
        Returns: Json;
      };
      admin_assignment: {
        Args: { assignment_id: string; time_zone?: string; language?: string };
        Returns: Json;
      };
      admin_assignments: {
        Args: {
          search?: string;
          status?: string;
          time_zone?: string;
          after?: Json;
          language?: string;
        };
        Returns: Json;
      };
      admin_communities: { Args: { search?: string; after?: Json }; Returns: Json };
      admin_community_members: { Args: { community_id: string; after?: Json }; Returns: Json };
      admin_reflections: {
        Args: { time_zone?: string; after?: Json; language?: string };
        Returns: Json;
      };
      admin_users: {
        Args: {
          search?: string;
          only_admins?: boolean;
          sort_by?: string;
          descending?: boolean;
          after?: Json;
          show?: string;
        };
        Returns: Json;
      };
      archive_class: { Args: { class_id: string; is_archived: boolean }; Returns: undefined };
      asana_use: { Args: { asana_id: string }; Returns: Json };
      ask_to_delete_now: { Args: Record<PropertyKey, never>; Returns: undefined };
      assignments: {
        Args: { time_zone: string; at_most: number; language?: string };
        Returns: Json;
      };
      audit_acts: {
        Args: { who?: string; what?: string; after?: Json; language?: string };
        Returns: Json;
      };
      available_members: { Args: { community_id: string; search?: string }; Returns: Json };
      begin_leaving: {
        Args: { person: string; session_id: string; at?: string };
        Returns: boolean;
      };
      change_assignment: {
        Args: {
          assignment_id: string;
          revision: number;
          later: boolean;
          due_date: string;
          frequency: string;
          notes?: string;
          reflection_question?: string;
          days_of_week?: string[];
        };
        Returns: undefined;
      };
      check_ins: { Args: { after?: Json }; Returns: Json };
      check_students: { Args: { at?: string; most?: number }; Returns: number };
      claim_invitation: { Args: { token: string; at?: string }; Returns: Json };
      class_for_editor: { Args: { language: string; class_id: string }; Returns: Json };
      class_for_me: { Args: { version_id: string; language: string }; Returns: Json };
      community: {
        Args: { community_id: string; time_zone: string; week_start: number; language?: string };
        Returns: Json;
      };
      community_members_page: { Args: { community_id: string; after?: Json }; Returns: Json };
      count_recipients: {
        Args: {
          student_ids?: string[];
          everybody?: boolean;
          community_ids?: string[];
          searches?: string[];
          asana_ids?: string[];
          due_date?: string;
          frequency?: string;
          days_of_week?: string[];
          class_ids?: string[];
        };
        Returns: Json;
      };
      create_missing_profiles: { Args: { users: Json }; Returns: Json };
      dashboard: {
        Args: { time_zone: string; week_start: number; language?: string };
        Returns: Json;
      };
      delete_account_now: { Args: { token: string }; Returns: boolean };
      delete_asana: {
        Args: { asana_id: string; seen: string; ends_work?: boolean };
        Returns: Json;
      };
      delete_student_note: { Args: { note_id: string }; Returns: undefined };
      delete_user: { Args: { user_id: string }; Returns: undefined };
      end_assignment: { Args: { assignment_id: string }; Returns: undefined };
      end_pause: { Args: { pause_id: string }; Returns: undefined };
      export_me: { Args: { section?: string; after?: Json }; Returns: Json };
      finish_invitation: { Args: { invitation_id: string; accepted: boolean }; Returns: undefined };
      forget_removed_files: { Args: { bucket: string; names: string[] }; Returns: undefined };
      give_assignments: {
        Args: {
          request_id: string;
          due_date: string;
          frequency: string;
          asana_ids?: string[];
          class_ids?: string[];
          student_ids?: string[];
          everybody?: boolean;
          community_ids?: string[];
          searches?: string[];
          days_of_week?: string[];
          notes?: string;
          reflection_question?: string;
        };
        Returns: number;
      };
      health: { Args: Record<PropertyKey, never>; Returns: Json };
      home: { Args: { time_zone: string; language?: string }; Returns: Json };
      import_asana_translations: {
        Args: { translations: Json; continues?: string };
        Returns: Json;
      };
      import_asanas: { Args: { asanas: Json; continues?: string }; Returns: Json };
      invitation: { Args: { token: string }; Returns: Json };
      invitations: { Args: { search?: string; after?: Json }; Returns: Json };
      invite_students: { Args: { people: Json; sends?: boolean }; Returns: Json };
      keep_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      leaderboard: { Args: { time_zone: string; community_id?: string }; Returns: Json };
      mark_check_in: {
        Args: { student_id: string; reason: string; done: boolean };
        Returns: undefined;
      };
      my_leaving: { Args: Record<PropertyKey, never>; Returns: Json };
      own_classes: { Args: { language: string }; Returns: Json };
      pause_student: {
        Args: { student_id: string; from_day: string; to_day: string };
        Returns: string;
      };
      pause_students: {
        Args: { student_ids: string[]; from_day: string; to_day: string };
        Returns: Json;
      };
      progress: { Args: { time_zone: string }; Returns: Json };
      recipient_options: { Args: { search?: string }; Returns: Json };
      record_completion: { Args: { completion: Json }; Returns: Json };
      record_run: { Args: { run: Json }; Returns: Json };
      reorder_practice_list: { Args: { asana_ids: string[] }; Returns: undefined };
      reply_to_assignment: {
        Args: { assignment_id: string; seen: string; reply: string };
        Returns: undefined;
      };
      resend_invitations: { Args: { invitation_ids: string[] }; Returns: number };
      save_asana_translations: { Args: { translations: Json }; Returns: undefined };
      save_push_subscription: {
        Args: { endpoint: string; p256dh: string; auth: string; device: string; time_zone: string };
        Returns: string;
      };
      save_school_settings: {
        Args: { seen: string; default_language: string; mandatory: string[] };
        Returns: undefined;
      };
      save_student_note: {
        Args: { note_id: string; student_id: string; body: string };
        Returns: undefined;
      };
      save_user: {
        Args: {
          user_id: string;
          seen: Json;
          username: string;
          full_name: string;
          removes_avatar: boolean;
        };
        Returns: undefined;
      };
      school_settings: { Args: { language?: string }; Returns: Json };
      set_role: { Args: { user_id: string; role: string }; Returns: string };
      settle_invitations: {
        Args: { sent: string[]; failed: string[]; at?: string };
        Returns: undefined;
      };
      settle_leaving_mails: {
        Args: { sent: string[]; failed: string[]; at?: string };
        Returns: undefined;
      };
      settle_push_messages: { Args: { results: Json; at?: string }; Returns: undefined };
      settle_student_mails: {
        Args: { sent: string[]; failed: string[]; at?: string };
        Returns: undefined;
      };
      shelf: { Args: { search?: string; archived?: boolean; after?: Json }; Returns: Json };
      student_page: {
        Args: { student_id: string; week_start: number; language?: string };
        Returns: Json;
      };
      take_files_to_remove: { Args: { at_most: number; at?: string }; Returns: Json };
      take_invitations: { Args: { at_most: number; an_hour: number; at?: string }; Returns: Json };
      take_leaving_mails: { Args: { at_most: number; at?: string }; Returns: Json };
      take_push_messages: { Args: { at_most: number; at?: string }; Returns: Json };
      take_student_mails: { Args: { at_most: number; at?: string }; Returns: Json };
      tick: { Args: { at?: string }; Returns: Json };
      username_available: { Args: { candidate: string }; Returns: boolean };
      waiting_reflections: { Args: { person: string }; Returns: number };
      withdraw_invitations: { Args: { invitation_ids: string[] }; Returns: number };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
