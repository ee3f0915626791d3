-- Its rows come with the program.
revoke insert, update, delete, truncate on gazetteer from wattdesk_app;
